import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import SwiftUI

/// The page for resetting a password with a link.
///
/// It requires the `AppModel` in the environment, which receives the signed-in person.
public struct PasswordResetScreen: View {
    @StateObject private var observer: ViewModelObserver<PasswordResetViewModel, PasswordResetDraft>
    @Environment(\.signInStorage) private var signInStorage
    private let close: @MainActor () -> Void

    /// - Parameters:
    ///   - viewModel: Created once per page.
    ///   - close: Closes the page and returns to the app.
    public init(
        viewModel: @autoclosure @escaping () -> PasswordResetViewModel,
        close: @escaping @MainActor () -> Void
    ) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
        self.close = close
    }

    private var viewModel: PasswordResetViewModel { observer.viewModel }
    private var draft: PasswordResetDraft { observer.value }

    public var body: some View {
        EntrancePage {
            VStack(spacing: Spacing.m) {
                if let failure = draft.failure {
                    EntranceBanner(failure: failure)
                } else {
                    Banner(.information, Text("Choose a new password. You will be signed out everywhere else."))
                }
                fields
                Button(action: close) { Text("Set it later") }
                    .buttonStyle(.pill)
            }
        }
        .animation(.settle, value: draft.failure)
        .appModelStates(of: viewModel)
        .onAppear { viewModel.trackScreenviews() }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            FormField(Text("New password"), hint: NewPassword.hint(draft.passwordCheck)) {
                PasswordField(text: password, isNew: true, label: Text("New password"))
                    .onSubmit { submit() }
            }
            SubmitButton(
                Text("Set password and sign in"),
                isSending: draft.isSending,
                isEnabled: draft.canSubmit,
                action: submit
            )
        }
        .padding(Spacing.m)
        .card()
    }

    private func submit() {
        Task {
            if await viewModel.submitTapped(keep: signInStorage.keep) {
                close()
            }
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
#Preview("Password reset, empty") {
    PasswordResetScreen(viewModel: .preview()) {}
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Password reset, expired link") {
    let viewModel = PasswordResetViewModel.preview { $0.failure = RepoError(.refused, reason: "RESET_INVALID") }
    viewModel.passwordChanged(to: "battery staple horse")
    return PasswordResetScreen(viewModel: viewModel) {}
        .previewSurroundings()
        .environmentObject(AppModel())
        .task { _ = await viewModel.submitTapped { _ in } }
}
#endif
