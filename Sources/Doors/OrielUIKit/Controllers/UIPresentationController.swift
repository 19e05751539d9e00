public import Foundation

/// How a controller is shown above others, and who decides whether the user may close it.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public private(set) final weak var presented: UIViewController?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    init(of controller: UIViewController) {
        presented = controller
        super.init()
    }

    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    public final var presentingViewController: UIViewController {
        presented?.presentingViewController ?? UIViewController()
    }

    /// Draws the content and what it is shown in again.
    final func change() {
        presented?.viewIfLoaded?.drawingWillChange()
        presented?.presentingViewController?.viewIfLoaded?.drawingWillChange()
    }
}

/// The height and the look of a sheet.
///
///     if let sheet = controller.sheetPresentationController {
///         sheet.detents = [.medium(), .large()]
///         sheet.prefersGrabberVisible = true
///     }
@MainActor @preconcurrency
public final class UISheetPresentationController: UIPresentationController {
    /// A height of a sheet.
    @MainActor
    public final class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        public let identifier: Identifier
        /// The height in points for the greatest height; nil for the heights of the system.
        package let height: ((CGFloat) -> CGFloat?)?

        private init(_ identifier: Identifier, height: ((CGFloat) -> CGFloat?)? = nil) {
            self.identifier = identifier
            self.height = height
            super.init()
        }

        /// About half of the window.
        public static func medium() -> Detent { Detent(.medium) }

        /// All of the window.
        public static func large() -> Detent { Detent(.large) }

        /// A height that a closure computes, in points.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString)) { resolver(Context(maximumDetentValue: $0)) }
        }

        private struct Context: UISheetPresentationControllerDetentResolutionContext {
            let maximumDetentValue: CGFloat
            let containerTraitCollection = UITraitCollection()
        }
    }

    /// The heights that the sheet can have, from the smallest.
    public var detents: [Detent] {
        get { ownDetents ?? [.large()] }
        set {
            change()
            ownDetents = newValue
        }
    }
    private var ownDetents: [Detent]?
    public var selectedDetentIdentifier: Detent.Identifier? { willSet { change() } }
    public var prefersGrabberVisible = false { willSet { change() } }
    public var preferredCornerRadius: CGFloat? { willSet { change() } }
    /// Has no effect: sheets are dragged by their tops.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Has no effect: what is behind a sheet is dimmed.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Has no effect: sheets of low windows cover them.
    public var prefersEdgeAttachedInCompactHeight = false
    /// Has no effect: sheets have the width of the system.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false

    /// Whether the app has changed what is drawn of a sheet.
    package var hasOwnLook: Bool {
        ownDetents != nil || selectedDetentIdentifier != nil || prefersGrabberVisible || preferredCornerRadius != nil
    }

    /// Applies changes. Browsers animate each.
    public func animateChanges(_ changes: () -> Void) { changes() }
}

/// What a custom height of a sheet depends on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The greatest height of a sheet in points.
    var maximumDetentValue: CGFloat { get }
    var containerTraitCollection: UITraitCollection { get }
}

/// Learns when the user closes a sheet.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Called when the user has closed the sheet, not when the app has.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Called directly before the other method.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Whether the user may close the sheet. Asked when the sheet is drawn.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// How a popover is shown in a narrow window. Asked when the popover is drawn; not called for sheets.
    ///
    /// The popover stays one for `none`, and covers the page for a style that does. Otherwise it is a sheet, which it also is
    /// without this method.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// How a popover is shown in a narrow window with some traits. Without this method, the other one is called.
    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .automatic
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}

/// Learns when the user changes the height of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    )
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

extension UISheetPresentationController {
    package func userDidSelect(_ identifier: Detent.Identifier?) {
        selectedDetentIdentifier = identifier
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
}
