import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The sheet for choosing the tags of a friend. It dismisses itself when they are saved.
struct FriendTagsSheet: View {
    @StateObject private var observer: ViewModelObserver<FriendTagsViewModel, FriendTags>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> FriendTagsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.form))
    }

    private var viewModel: FriendTagsViewModel { observer.viewModel }
    private var form: FriendTags { observer.value }

    var body: some View {
        EditorSheet(
            Text("Tags"),
            close: Text("Cancel"),
            send: (Text("Done"), doneTapped),
            isSending: form.activity == .saving,
            canSend: form.canSave,
            disablesFields: form.activity != nil,
            animating: form
        ) {
            FailureBanner(form.failure, text: { $0.tagText }) { viewModel.failureDismissed() }
            CardGroup(Text("Tags of \(form.person.name)")) {
                TagChecklist(form.tags, chosen: form.chosen) {
                    viewModel.tagTapped($0)
                } retry: {
                    Task { await viewModel.load() }
                }
            }
            newTag
            Text("Only you see your tags.")
                .formNote()
        }
        .task { [viewModel] in await viewModel.load() }
    }

    private var newTag: some View {
        FormField(Text("New tag"), hint: hint) {
            HStack(spacing: Spacing.s) {
                TextField(text: newName, prompt: Text("Family")) { Text("New tag") }
                    .textFieldStyle(.soft)
                    .submitLabel(.done)
                    .onSubmit(addTapped)
                if form.activity == .adding {
                    ProgressView()
                        .accessibilityLabel(Text("Loading"))
                } else {
                    Button(action: addTapped) { Text("Add") }
                        .buttonStyle(.pill)
                        .disabled(!form.canAdd)
                }
            }
        }
        .padding(Spacing.m)
        .card()
    }

    private var hint: FieldHint? {
        form.isNameTooLong ? FieldHint(.bad, Text("At most \(Limits.tagName) characters.")) : nil
    }

    private var newName: Binding<String> {
        Binding {
            form.newName
        } set: {
            viewModel.newNameChanged(to: $0)
        }
    }

    private func addTapped() { Task { await viewModel.addTapped() } }

    private func doneTapped() {
        Task { if await viewModel.doneTapped() { dismiss() } }
    }
}

#if DEBUG
extension FriendTagsViewModel {
    fileprivate static func preview(
        _ tags: [TagID],
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> FriendTagsViewModel {
        var person = PreviewSamples.grace
        person.friendSettings = FriendSettings(tags: tags)
        let repo = PreviewRepo(change)
        return FriendTagsViewModel(of: person, friends: repo, privacy: repo)
    }
}

#Preview("Tags of a friend, one") {
    FriendTagsSheet(viewModel: .preview([1]))
        .previewSurroundings()
}

#Preview("Tags of a friend, name that is taken") {
    let viewModel = FriendTagsViewModel.preview([]) { $0.failure = RepoError(.invalid, reason: "TAG_NAME_TAKEN") }
    FriendTagsSheet(viewModel: viewModel)
        .previewSurroundings()
        .task {
            viewModel.newNameChanged(to: "Work")
            await viewModel.addTapped()
        }
}
#endif
