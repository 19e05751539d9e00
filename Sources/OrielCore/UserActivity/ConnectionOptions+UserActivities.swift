public import OrielUIKit

extension UIScene.ConnectionOptions {
    /// Empty: `onContinueUserActivity` receives activities.
    public var userActivities: Set<NSUserActivity> { [] }

    /// Nil: no other device passes activities on.
    public var handoffUserActivityType: String? { nil }

    /// Nil: browsers do not tell which app opened a page.
    public var sourceApplication: String? { nil }
}
