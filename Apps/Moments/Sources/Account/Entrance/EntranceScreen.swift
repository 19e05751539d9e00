import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The screen for people who are not signed in, with sign-in and sign-up.
///
/// It requires the `AppModel` in the environment. Entered text is kept when switching between the two pages.
public struct EntranceScreen: View {
    @StateObject private var signIn: ViewModelObserver<SignInViewModel, SignInForm>
    @StateObject private var signUp: ViewModelObserver<SignUpViewModel, SignUpDraft>
    @State private var isSigningUp: Bool

    /// - Parameters:
    ///   - invitation: The invitation code of the address the app was opened at; if there is one, the screen starts with
    ///     sign-up.
    ///   - device: The name of this browser in the list of sign-ins; nil lets the server choose one.
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
            // Before the first account exists, only sign-up is possible.
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

#if DEBUG
#Preview("Entrance, sign-in") {
    EntranceScreen(repo: PreviewRepo(), tracking: TrackingRepo())
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Entrance, invitation") {
    EntranceScreen(repo: PreviewRepo(), tracking: TrackingRepo(), invitation: "F7K29QXM")
        .previewSurroundings()
        .environmentObject(AppModel())
}

#Preview("Entrance, first person") {
    EntranceScreen(
        repo: PreviewRepo { $0.service = ServiceInfo(needsFirstPerson: true) },
        tracking: TrackingRepo()
    )
    .previewSurroundings()
    .environmentObject(AppModel())
}
#endif
