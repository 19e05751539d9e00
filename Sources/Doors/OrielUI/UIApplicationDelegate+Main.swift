internal import OrielServer

extension UIApplicationDelegate where Self: NSObject {
    /// Runs an app with the life cycle of UIKit: `@main class AppDelegate: UIResponder, UIApplicationDelegate`.
    ///
    /// Prints the app's URL and serves it to browsers until the process is stopped. Each page has a delegate and a scene.
    @MainActor
    public static func main() async { await DelegateApp<Self>.serve() }
}
