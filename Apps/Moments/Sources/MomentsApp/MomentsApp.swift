import OrielServer
import SwiftUI

/// An app for a private timeline.
///
/// The host program puts an `AppHost` into the environment.
public struct MomentsApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup { AppEntry() }
    }
}

extension MomentsApp: RoutedApp {
    public nonisolated static var pagePaths: PagePaths { PagePaths(where: AppRoutes.hasPage) }
}

/// The app's root, created with the host from the environment.
struct AppEntry: View {
    @Environment(\.appHost) private var host

    var body: some View {
        if let host {
            RootView(services: AppServices(host))
        } else {
            Text(verbatim: "The app has no host: set \\.appHost in the environment.")
        }
    }
}
