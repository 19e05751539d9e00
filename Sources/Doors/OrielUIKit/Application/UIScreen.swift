public import Foundation

/// The screen of the page whose code asks for it: the window of its browser.
@MainActor @preconcurrency
open class UIScreen: NSObject {
    private let reference: PageReference
    private var page: PageDevice { reference.device }

    init(of page: PageDevice) { reference = PageReference(page) }

    /// The screen of the page whose code is running.
    public class var main: UIScreen { PageDevice.currentOrNone.screen }

    /// The screen of the page, alone.
    public class var screens: [UIScreen] { [main] }

    /// The rectangle of the browser's window. Before the browser has connected, a guess from its kind.
    ///
    /// Views whose bodies read it are updated when the window changes.
    public var bounds: CGRect { CGRect(origin: .zero, size: page.windowSize) }

    /// The rectangle in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// 2: browsers round lines to whole pixels themselves, and do not tell the server the density of the screen.
    public var scale: CGFloat { 2 }
    public var nativeScale: CGFloat { scale }

    /// 30: the most frames that the server sends in a second.
    public var maximumFramesPerSecond: Int { 30 }

    public var traitCollection: UITraitCollection { page.traits.collection }

    /// False: browsers do not report to a page that its screen is recorded.
    public var isCaptured: Bool { false }

    /// Never posted: browsers do not report it to a page.
    public nonisolated static let capturedDidChangeNotification = Notification.Name(
        "UIScreenCapturedDidChangeNotification"
    )
    /// Never posted: browsers do not report it to a page.
    public nonisolated static let brightnessDidChangeNotification = Notification.Name(
        "UIScreenBrightnessDidChangeNotification"
    )

    @available(*, unavailable, message: "A page cannot read or set the brightness of a screen.")
    public var brightness: CGFloat {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}
