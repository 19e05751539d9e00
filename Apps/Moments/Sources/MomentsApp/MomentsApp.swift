import OrielServer
import SwiftUI

/// A private timeline.
///
/// The program around it puts an `AppHost` into the environment.
public struct MomentsApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup { AppEntry() }
    }
}

extension MomentsApp: RoutedApp {
    public nonisolated static var pagePaths: PagePaths { PagePaths(where: AppRoutes.hasPage) }
}

/// The app on its host.
struct AppEntry: View {
    @Environment(\.appHost) private var host

    var body: some View {
        if let host {
            RootView(services: AppServices(host))
        } else {
            Text(verbatim: "The program around the app gives it no host: set \\.appHost in the environment.")
        }
    }
}
