import SwiftUI

extension TabRouter {
    /// Returns the stack of a tab, with its item of the tab bar.
    public func stack(
        _ tab: Tab,
        _ label: Text,
        symbol: String,
        @ViewBuilder root: () -> some View,
        @ViewBuilder page: @escaping (Route) -> some View
    ) -> some View {
        NavigationStack(path: path(of: tab)) {
            root()
                .navigationDestination(for: Route.self, destination: page)
        }
        .tabItem {
            Label {
                label
            } icon: {
                Image(systemName: symbol)
            }
        }
        .tag(tab)
    }
}
