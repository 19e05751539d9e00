import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for sending a friend request by handle.
struct AddFriendSheet: View {
    @StateObject private var observer: ViewModelObserver<AddFriendViewModel, AddFriendForm>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> AddFriendViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.form))
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                Group {
                    if let person = observer.value.asked {
                        AskedPerson(person: person, done: { dismiss() }, another: observer.viewModel.anotherTapped)
                    } else {
                        AddFriendFields(viewModel: observer.viewModel, form: observer.value)
                    }
                }
                .padding(Spacing.l)
                .column(maxWidth: ColumnWidth.form)
            }
            .page(Text("Add a friend"))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button {
                        dismiss()
                    } label: {
                        Text("Close")
                    }
                }
            }
        }
        .presentationDetents([.medium, .large])
        .appModelStates(of: observer.viewModel)
    }
}

private struct AddFriendFields: View {
    let viewModel: AddFriendViewModel
    let form: AddFriendForm
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            Text("Ask your friend for their handle. It begins with @.")
                .font(.subheadline)
                .foregroundStyle(Palette.secondaryText)
            TextField(text: text, prompt: Text(verbatim: "@ada_l")) { Text("Handle") }
                .textFieldStyle(.soft)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.send)
                .focused($isWriting)
                .onSubmit(send)
            if let failure = form.failure {
                Banner(.failure, failure.text)
            }
            Button(action: send) {
                if form.isSending {
                    ProgressView()
                        .accessibilityLabel(Text("Loading"))
                } else {
                    Text("Send friend request")
                }
            }
            .buttonStyle(.primary)
            .disabled(!form.canSend)
        }
        .animation(.settle, value: form.failure)
        .onAppear { isWriting = true }
    }

    private var text: Binding<String> {
        Binding {
            form.text
        } set: {
            viewModel.textChanged(to: $0)
        }
    }

    private func send() { Task { await viewModel.sendTapped() } }
}

/// The confirmation after the request was sent.
private struct AskedPerson: View {
    let person: UserDetails
    let done: @MainActor () -> Void
    let another: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.m) {
            AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .profile)
            VStack(spacing: Spacing.xs) {
                Text(verbatim: person.name)
                    .font(.sectionTitle)
                    .foregroundStyle(Palette.text)
                    .accessibilityAddTraits(.isHeader)
                (person.friendship == .friend ? Text("You are now friends.") : Text("Friend request sent."))
                    .font(.subheadline)
                    .foregroundStyle(Palette.secondaryText)
            }
            Button(action: done) { Text("Done") }
                .buttonStyle(.primary)
            Button(action: another) { Text("Add another friend") }
                .buttonStyle(.pill)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
    }
}

#if DEBUG
extension AddFriendViewModel {
    fileprivate static func preview(
        text: String = "",
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> AddFriendViewModel {
        let viewModel = AddFriendViewModel(
            viewer: PreviewSamples.ada,
            repo: PreviewRepo(change),
            tracking: TrackingRepo()
        )
        viewModel.textChanged(to: text)
        return viewModel
    }
}

extension AddFriendForm {
    fileprivate static func preview(_ change: (inout AddFriendForm) -> Void) -> AddFriendForm {
        var form = AddFriendForm()
        change(&form)
        return form
    }
}

#Preview("Add a friend, empty") {
    AddFriendSheet(viewModel: .preview())
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Add a friend, sent") {
    let viewModel = AddFriendViewModel.preview(text: "@ben_k")
    AddFriendSheet(viewModel: viewModel)
        .previewSurroundings()
        .environmentObject(AppModel())
        .task { await viewModel.sendTapped() }
}

#Preview("Handle of a friend, sending", traits: .sizeThatFitsLayout) {
    let form = AddFriendForm.preview { form in
        form.text = "@margaret"
        form.isSending = true
    }
    AddFriendFields(viewModel: .preview(), form: form)
        .previewRow()
}

#Preview("Handle of a friend, failed", traits: .sizeThatFitsLayout) {
    let form = AddFriendForm.preview { form in
        form.text = "@nobody"
        form.failure = .nobody(handle: "nobody")
    }
    AddFriendFields(viewModel: .preview(), form: form)
        .previewRow()
}

#Preview("Asked person, request sent", traits: .sizeThatFitsLayout) {
    AskedPerson(person: PreviewSamples.margaret, done: {}, another: {})
        .previewRow()
}

#Preview("Asked person, now a friend", traits: .sizeThatFitsLayout) {
    AskedPerson(person: PreviewSamples.grace, done: {}, another: {})
        .previewRow()
}
#endif
