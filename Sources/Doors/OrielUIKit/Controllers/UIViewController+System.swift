import Foundation

// What a controller asks of the bars and the turns of a phone. A page has neither.

/// The colour of the letters of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

/// How a controller moves into view.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The ways in which a window may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

    private init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

extension UIViewController {
    /// Has no effect: a page has no status bar.
    public func setNeedsStatusBarAppearanceUpdate() {}
    /// Has no effect: a page has no home indicator.
    public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Has no effect: a page cannot keep a device from being turned.
    public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

    /// Has no effect: a page has no status bar.
    public var modalPresentationCapturesStatusBarAppearance: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "The style sheet moves sheets and covers. Use SwiftUI's transition(_:).")
    public var transitioningDelegate: AnyObject? {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "There are no storyboards. Use present(_:animated:) or pushViewController.")
    public func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError("unavailable") }

    /// Pushes a controller in the navigation controller, or presents it if there is none.
    public func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }

    /// The style of the controller's view.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    public var traitCollection: UITraitCollection { view.traitCollection }
}
