import SwiftUI

/// An app for a private timeline.
///
/// The host program puts an `AppHost` into the environment.
public struct MomentsApp: App {
    @UIApplicationDelegateAdaptor private var push: BrowserPush

    public init() {}

    public var body: some Scene {
        WindowGroup { AppEntry(push: push) }
    }
}

extension MomentsApp {
    /// Returns whether the app has a page at a path, such as `/friends`.
    public nonisolated static func hasPage(at path: String) -> Bool { AppRoutes.hasPage(at: path) }
}

/// The app's root, created with the host from the environment.
struct AppEntry: View {
    let push: BrowserPush
    @Environment(\.appHost) private var host

    var body: some View {
        if let host {
            RootView(services: AppServices(host, push: push))
        } else {
            Text(verbatim: "The app has no host: set \\.appHost in the environment.")
        }
    }
}
