import DesignKit
import ListKit
import MomentsFoundations
import MomentsRepositories
import SwiftUI

/// What people see who are not signed in: the way in, for those with an account and for those without.
///
/// It needs the `AppModel` in the environment. What was typed stays when somebody changes from one page to the other.
public struct EntranceScreen: View {
    @StateObject private var signIn: ViewModelObserver<SignInViewModel, SignInForm>
    @StateObject private var signUp: ViewModelObserver<SignUpViewModel, SignUpDraft>
    @State private var isSigningUp: Bool

    /// - Parameters:
    ///   - invitation: The code of the address the app was opened at; with one, sign-up comes first.
    ///   - device: What the list of sign-ins is to call this browser; nil leaves it to the server.
    public init(
        repo: @autoclosure @escaping () -> any AccountRepoType,
        tracking: @autoclosure @escaping () -> any TrackingRepoType,
        invitation: String? = nil,
        device: String? = nil
    ) {
        _signIn = StateObject(
            wrappedValue: ViewModelObserver(
                SignInViewModel(repo: repo(), tracking: tracking(), device: device),
                \.form
            )
        )
        _signUp = StateObject(
            wrappedValue: ViewModelObserver(
                SignUpViewModel(repo: repo(), tracking: tracking(), invitation: invitation, device: device),
                \.draft
            )
        )
        _isSigningUp = State(initialValue: invitation != nil)
    }

    public var body: some View {
        Group {
            // Where nobody has an account there is nobody to sign in.
            if isSigningUp || signUp.value.isFirstPerson == true {
                SignUpScreen(viewModel: signUp.viewModel) { withAnimation(.settle) { isSigningUp = false } }
            } else {
                SignInScreen(viewModel: signIn.viewModel) { withAnimation(.settle) { isSigningUp = true } }
            }
        }
        .transition(.opacity)
        .task { await signUp.viewModel.loadItems() }
    }
}
