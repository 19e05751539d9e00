import MomentsFoundations
import SwiftUI

/// Applies what a view model asks of the `AppModel`, with animation.
///
/// View models never touch the environment: they publish a state, and this is where it arrives.
public struct AppModelStateModifier<ViewModel: AppModelStatePublishing>: ViewModifier {
    private let viewModel: ViewModel
    @EnvironmentObject private var appModel: AppModel

    public init(viewModel: ViewModel) { self.viewModel = viewModel }

    public func body(content: Content) -> some View {
        content
            .onReceive(viewModel.appModelStates) { state in
                withAnimation(.settle) { appModel.apply(state) }
            }
    }
}

extension View {
    /// Applies what a view model asks of the `AppModel`.
    public func appModelStates(of viewModel: some AppModelStatePublishing) -> some View {
        modifier(AppModelStateModifier(viewModel: viewModel))
    }
}
