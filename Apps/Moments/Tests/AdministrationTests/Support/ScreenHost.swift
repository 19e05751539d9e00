import Foundation
import MomentsFoundations
import MomentsTesting
import OrielTesting
import SwiftUI

/// Returns a host with a screen in a navigation stack. Other pages show their names.
@MainActor
func screenHost(
    language: String = "en",
    @ViewBuilder _ screen: @escaping @MainActor () -> some View
) -> ViewHost {
    ViewHost(locale: Locale(identifier: language)) {
        NavigationStack {
            screen()
                .navigationDestination(for: Route.self) { Text(verbatim: "Page \($0)") }
        }
        .environmentObject(AppModel())
        .environment(\.appClock, .fixed(.sample))
    }
}
