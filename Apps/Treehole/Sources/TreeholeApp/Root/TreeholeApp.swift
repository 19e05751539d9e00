import SwiftUI

/// A board without names.
///
/// The host program puts a `TreeholeHost` into the environment.
public struct TreeholeApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup { AppEntry() }
    }
}

extension TreeholeApp {
    /// Returns whether the app has a page at a path, such as `/settings/blocked`.
    public nonisolated static func hasPage(at path: String) -> Bool { TreeholeRouter.page(at: path) != nil }
}

/// The app's root, created with the host from the environment.
struct AppEntry: View {
    @Environment(\.treeholeHost) private var host

    var body: some View {
        if let host {
            RootView(services: AppServices(host))
        } else {
            Text(verbatim: "The app has no host: set \\.treeholeHost in the environment.")
        }
    }
}

#Preview("Entry") { SamplePage { _ in AppEntry() } }
