/// The window of a page.
@MainActor
open class UIWindow: UIView {
    override init(of page: PageDevice) { super.init(of: page) }

    public var windowScene: UIWindowScene? { page.scene }
    public var screen: UIScreen { page.screen }
    public var isKeyWindow: Bool { true }

    @available(*, unavailable, message: "There are no view controllers. Use sheet, alert or fullScreenCover.")
    public var rootViewController: UIResponder? { fatalError("unavailable") }

    @available(*, unavailable, message: "Use preferredColorScheme(_:).")
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
