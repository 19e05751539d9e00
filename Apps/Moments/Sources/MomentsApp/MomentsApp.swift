import DesignKit
import SwiftUI

/// An app for a private timeline.
///
/// The host program puts an `AppHost` into the environment.
public struct MomentsApp: App {
    @UIApplicationDelegateAdaptor private var push: BrowserPush

    public init() {}

    public var body: some Scene {
        WindowGroup {
            HostedContent(\.appHost) { SessionView(host: $0, push: push) }
        }
    }
}

extension MomentsApp {
    /// Returns whether the app has a page at a path, such as `/friends`.
    public nonisolated static func hasPage(at path: String) -> Bool { AppRoutes.hasPage(at: path) }
}

/// The root view with the services of a session, which know the browser's locale from the start.
private struct SessionView: View {
    let host: AppHost
    let push: BrowserPush
    @Environment(\.locale) private var browserLocale

    var body: some View { RootView(services: AppServices(host, push: push, browserLocale: browserLocale)) }
}
