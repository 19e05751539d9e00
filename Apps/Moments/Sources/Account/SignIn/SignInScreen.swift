import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The sign-in page.
///
/// It requires the `AppModel` in the environment, which receives the signed-in person.
public struct SignInScreen: View {
    private enum Field { case handle, password }

    @StateObject private var observer: ViewModelObserver<SignInViewModel, SignInForm>
    @EnvironmentObject private var appModel: AppModel
    @Environment(\.signInStorage) private var signInStorage
    @FocusState private var focus: Field?
    private let signUp: @MainActor () -> Void

    /// - Parameters:
    ///   - viewModel: Created once per page.
    ///   - signUp: Opens the sign-up page.
    public init(viewModel: @autoclosure @escaping () -> SignInViewModel, signUp: @escaping @MainActor () -> Void) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.form))
        self.signUp = signUp
    }

    private var viewModel: SignInViewModel { observer.viewModel }
    private var form: SignInForm { observer.value }

    public var body: some View {
        EntrancePage {
            VStack(spacing: Spacing.m) {
                if let failure = form.failure {
                    EntranceBanner(failure: failure)
                } else if appModel.signInState == .signedOut(.expired) {
                    Banner(.information, Text("You were signed out. Sign in to continue where you left off."))
                }
                fields
                Button(action: signUp) { Text("I have an invitation") }
                    .buttonStyle(.pill)
            }
        }
        .animation(.settle, value: form.failure)
        .appModelStates(of: viewModel)
        .onAppear { viewModel.trackScreenviews() }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            FormField(Text("Handle")) {
                TextField(text: handle, prompt: Text(verbatim: "ada_l")) { Text("Handle") }
                    .textFieldStyle(.soft)
                    .textContentType(.username)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.next)
                    .focused($focus, equals: .handle)
                    .onSubmit { focus = .password }
            }
            FormField(Text("Password")) {
                PasswordField(text: password, isNew: false)
                    .focused($focus, equals: .password)
                    .onSubmit { submit() }
            }
            SubmitButton(Text("Sign in"), isSending: form.isSending, isEnabled: form.canSubmit, action: submit)
        }
        .padding(Spacing.m)
        .card()
    }

    private func submit() {
        Task {
            await viewModel.submitTapped(keep: signInStorage.keep)
            if form.failure == .wrongCredentials { focus = .password }
        }
    }

    private var handle: Binding<String> {
        Binding {
            form.handle
        } set: {
            viewModel.handleChanged(to: $0)
        }
    }

    private var password: Binding<String> {
        Binding {
            form.password
        } set: {
            viewModel.passwordChanged(to: $0)
        }
    }
}

#if DEBUG
#Preview("Sign-in, empty") {
    SignInScreen(viewModel: .preview()) {}
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Sign-in, wrong password") {
    let viewModel = SignInViewModel.preview { $0.failure = RepoError(.refused, reason: "WRONG_CREDENTIALS") }
    viewModel.handleChanged(to: "ada_l")
    viewModel.passwordChanged(to: "correct horse")
    return SignInScreen(viewModel: viewModel) {}
        .previewSurroundings()
        .environmentObject(AppModel())
        .task { await viewModel.submitTapped { _ in } }
}

#Preview("Sign-in, wide window", traits: .fixedLayout(width: 1100, height: 700)) {
    SignInScreen(viewModel: .preview()) {}
        .previewSurroundings()
        .environmentObject(AppModel())
}
#endif
