import MomentsFoundations
import SwiftUI

/// A modifier that applies a view model's requested changes to the `AppModel`, with animation.
///
/// View models do not access the environment; they publish states, which this modifier receives.
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
    /// Applies a view model's requested changes to the `AppModel`.
    public func appModelStates(of viewModel: some AppModelStatePublishing) -> some View {
        modifier(AppModelStateModifier(viewModel: viewModel))
    }
}
