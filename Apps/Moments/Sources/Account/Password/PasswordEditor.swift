import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsRepositories
import SwiftUI

/// The sheet for changing the password.
struct PasswordEditor: View {
    private enum Field { case old, new }

    @StateObject private var observer: ViewModelObserver<PasswordEditorViewModel, PasswordDraft>
    @Environment(\.dismiss) private var dismiss
    @Environment(\.locale) private var locale
    @FocusState private var focus: Field?

    init(viewModel: @autoclosure @escaping () -> PasswordEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: PasswordEditorViewModel { observer.viewModel }
    private var draft: PasswordDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("Change password"),
            close: Text("Close"),
            send: (Text("Save"), saveTapped),
            isSending: draft.isSaving,
            canSend: draft.canSave,
            disablesFields: false,
            spacing: Spacing.m,
            animating: draft.failure
        ) {
            if let failure = draft.failure { Banner(.failure, text(of: failure)) }
            fields
        }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            FormField(Text("Current password")) {
                PasswordField(
                    text: binding(\.old, viewModel.oldChanged),
                    isNew: false,
                    label: Text("Current password")
                )
                .focused($focus, equals: .old)
                .onSubmit { focus = .new }
            }
            FormField(Text("New password"), hint: NewPassword.hint(draft.newCheck)) {
                PasswordField(
                    text: binding(\.new, viewModel.newChanged),
                    isNew: true,
                    label: Text("New password")
                )
                .focused($focus, equals: .new)
                .onSubmit { saveTapped() }
            }
        }
        .padding(Spacing.m)
        .card()
    }

    private func saveTapped() {
        Task {
            if await viewModel.saveTapped() { return dismiss() }
            if draft.failure == .wrongCredentials { focus = .old }
        }
    }

    private func text(of failure: EntranceFailure) -> Text {
        failure == .wrongCredentials ? Text("The current password is wrong.") : failure.text(locale: locale)
    }

    private func binding(
        _ field: KeyPath<PasswordDraft, String>,
        _ changed: @escaping @MainActor (String) -> Void
    ) -> Binding<String> {
        Binding {
            draft[keyPath: field]
        } set: {
            changed($0)
        }
    }
}

#if DEBUG
extension PasswordEditorViewModel {
    fileprivate static func preview(
        _ change: (inout PreviewContent) -> Void = { _ in }
    ) -> PasswordEditorViewModel {
        PasswordEditorViewModel(repo: PreviewRepo(change), tracking: TrackingRepo()) {}
    }
}

#Preview("Password editor, empty") {
    PasswordEditor(viewModel: .preview())
        .previewSurroundings()
}

#Preview("Password editor, too short") {
    let viewModel = PasswordEditorViewModel.preview()
    viewModel.oldChanged(to: "correct horse")
    viewModel.newChanged(to: "battery")
    return PasswordEditor(viewModel: viewModel)
        .previewSurroundings()
}

#Preview("Password editor, failed") {
    let viewModel = PasswordEditorViewModel.preview { $0.failure = RepoError(.unavailable) }
    viewModel.oldChanged(to: "correct horse")
    viewModel.newChanged(to: "battery staple horse")
    return PasswordEditor(viewModel: viewModel)
        .previewSurroundings()
        .task { _ = await viewModel.saveTapped() }
}
#endif
