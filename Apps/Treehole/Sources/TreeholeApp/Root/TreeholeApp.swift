import DesignKit
import SwiftUI

/// A board without names.
///
/// The host program puts a `TreeholeHost` into the environment.
public struct TreeholeApp: App {
    public init() {}

    public var body: some Scene {
        WindowGroup { HostedContent(\.treeholeHost) { RootView(services: AppServices($0)) } }
    }
}

extension TreeholeApp {
    /// Returns whether the app has a page at a path, such as `/settings/blocked`.
    public nonisolated static func hasPage(at path: String) -> Bool { TreeholeRouter.page(at: path) != nil }
}
