internal import OrielResources
public import class Foundation.NSObject

/// Serves apps with the life cycle of UIKit.
///
/// The server is built on this module, which finds it among the types of the program.
package protocol DelegateServer {
    /// Serves an app until the process is stopped.
    @MainActor static func serve<Delegate: NSObject & UIApplicationDelegate>(_ delegate: Delegate.Type) async -> Never
}

extension UIApplicationDelegate where Self: NSObject {
    /// Runs an app with the life cycle of UIKit: `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
    ///
    /// Prints the app's URL and serves it to browsers until the process is stopped. Each page has a delegate and a scene.
    @MainActor
    public static func main() async {
        guard let server = ConformingTypes.all(of: (any DelegateServer).self).first as? any DelegateServer.Type else {
            preconditionFailure("\(Self.self) cannot be served: the program lacks Oriel's server. Depend on Oriel.")
        }
        await server.serve(Self.self)
    }
}
