import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsRepositories
import SwiftUI

/// The sheet for deleting the account.
struct DeletionEditor: View {
    @StateObject private var observer: ViewModelObserver<DeletionEditorViewModel, DeletionDraft>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @FocusState private var isWriting: Bool

    init(viewModel: @autoclosure @escaping () -> DeletionEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: DeletionEditorViewModel { observer.viewModel }
    private var draft: DeletionDraft { observer.value }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: Spacing.m) {
                    if let failure = draft.failure { Banner(.failure, text(of: failure)) }
                    form
                    deleteButton
                }
                .padding(Spacing.m)
                .column()
                .animation(.settle, value: draft.failure)
            }
            .page(Text("Delete account"))
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(action: { dismiss() }, label: { Text("Close") })
                }
            }
        }
        .interactiveDismissDisabled(draft.isSending)
    }

    private var form: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            AccountDeletion.explanation
                .font(.cardText)
                .foregroundStyle(Palette.text)
            FormField(Text("Password")) {
                PasswordField(text: password, isNew: false)
                    .focused($isWriting)
                    .onSubmit { deleteTapped() }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.m)
        .card()
    }

    private var deleteButton: some View {
        Button(role: .destructive, action: deleteTapped) {
            HStack(spacing: Spacing.xs) {
                if draft.isSending {
                    ProgressView()
                        .accessibilityLabel(Text("Please wait"))
                }
                Text("Delete account")
            }
            .font(.action)
            .foregroundStyle(draft.canSend ? Palette.danger : Palette.secondaryText)
            .frame(maxWidth: .infinity, minHeight: 50)
            .card(radius: CornerRadius.medium)
        }
        .buttonStyle(.plain)
        .disabled(!draft.canSend)
    }

    private func deleteTapped() {
        Task {
            if await viewModel.deleteTapped() { return dismiss() }
            if draft.failure == .wrongCredentials { isWriting = true }
        }
    }

    private func text(of failure: EntranceFailure) -> Text {
        switch failure {
        case .wrongCredentials: Text("The password is wrong.")
        case .other(let error) where error.reason == "LAST_ADMIN":
            Text("You are the only admin. Make somebody else an admin first.")
        default: failure.text(locale: locale)
        }
    }

    private var password: Binding<String> {
        Binding {
            draft.password
        } set: {
            viewModel.passwordChanged(to: $0)
        }
    }
}

#if DEBUG
extension DeletionEditorViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> DeletionEditorViewModel {
        DeletionEditorViewModel(repo: PreviewRepo(change), tracking: TrackingRepo())
    }
}

#Preview("Deletion editor, empty") {
    DeletionEditor(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Deletion editor, filled") {
    let viewModel = DeletionEditorViewModel.preview()
    viewModel.passwordChanged(to: "correct horse")
    return DeletionEditor(viewModel: viewModel)
        .previewSurroundings()
}

#Preview("Deletion editor, only admin") {
    let viewModel = DeletionEditorViewModel.preview { $0.failure = RepoError(.invalid, reason: "LAST_ADMIN") }
    viewModel.passwordChanged(to: "correct horse")
    return DeletionEditor(viewModel: viewModel)
        .previewSurroundings()
        .task { _ = await viewModel.deleteTapped() }
}
#endif
