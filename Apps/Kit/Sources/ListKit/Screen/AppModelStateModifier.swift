import AppFoundations
import SwiftUI

/// A modifier that applies a view model's requested changes to the model the app shares, with animation.
///
/// View models do not access the environment; they publish states, which this modifier receives.
public struct AppModelStateModifier<ViewModel: AppStatePublishing>: ViewModifier {
    private let viewModel: ViewModel
    @EnvironmentObject private var appModel: ViewModel.Model

    public init(viewModel: ViewModel) { self.viewModel = viewModel }

    public func body(content: Content) -> some View {
        content
            .onReceive(viewModel.appModelStates) { state in
                withAnimation(.settle) { appModel.apply(state) }
            }
    }
}

extension View {
    /// Applies a view model's requested changes to the model the app shares.
    public func appModelStates(of viewModel: some AppStatePublishing) -> some View {
        modifier(AppModelStateModifier(viewModel: viewModel))
    }
}

#if DEBUG
#Preview("App model state, sign-in") {
    SampleAccount()
        .appModelStates(of: SampleAsker(.signedIn("Ada")))
        .environmentObject(AccountModel<String>())
}

#Preview("App model state, unread count") {
    SampleAccount()
        .appModelStates(of: SampleAsker(.unreadCount(3)))
        .environmentObject(AccountModel<String>())
}
#endif
