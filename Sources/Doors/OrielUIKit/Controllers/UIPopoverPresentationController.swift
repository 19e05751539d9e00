public import Foundation

/// The place of a popover: the view or the button that it points to.
///
///     final class CanvasController: UIViewController {
///         func showColors(at button: UIButton) {
///             let colors = UITableViewController(style: .plain)
///             colors.modalPresentationStyle = .popover
///             colors.preferredContentSize = CGSize(width: 240, height: 200)
///             colors.popoverPresentationController?.sourceView = button
///             present(colors, animated: true)
///         }
///     }
///
/// In a narrow window the controller is in a sheet, unless the delegate returns another style. So is a popover without a
/// place, which is logged. A press outside of a popover closes it.
@MainActor @preconcurrency
public final class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover points to.
    public var sourceView: UIView? { didSet { placeDidChange() } }
    /// The part of the ``sourceView`` that the popover points to, in its coordinates; null for all of it.
    public var sourceRect = CGRect.null { didSet { placeDidChange() } }
    /// The button that the popover points to, instead of a view.
    public var barButtonItem: UIBarButtonItem? { didSet { placeDidChange() } }
    /// The view or the button that the popover points to. It takes precedence over the others.
    public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { placeDidChange() } }
    /// The directions that the arrow may have. If the popover has no room there, it is where it has room.
    public var permittedArrowDirections = UIPopoverArrowDirection.any { willSet { change() } }
    /// The colour behind the content, and of the arrow; nil for that of the system.
    public var backgroundColor: UIColor? { willSet { change() } }
    /// Has no effect: a press outside of a popover closes it and does nothing else.
    public var passthroughViews: [UIView]?
    /// Has no effect: a popover is in front of its view only if there is no room beside it.
    public var canOverlapSourceViewRect = false

    /// The height and the look of the sheet that the popover is in a narrow window.
    public var adaptiveSheetPresentationController: UISheetPresentationController { sheet }
    private let sheet: UISheetPresentationController

    init(of controller: UIViewController, sheet: UISheetPresentationController) {
        self.sheet = sheet
        Self.count += 1
        name = "u\(Self.count)"
        super.init(of: controller)
    }

    // MARK: - Place

    /// Identifies the popover in its page.
    package let name: String
    private static var count = 0

    private weak var markedView: UIView?
    private weak var markedItem: UIBarButtonItem?
    private var isPresented = false

    /// The view that the popover points to, unless it points to a button.
    private var view: UIView? {
        if let sourceItem { return sourceItem as? UIView ?? (sourceItem as? UIBarButtonItem)?.customView }
        return barButtonItem == nil ? sourceView : barButtonItem?.customView
    }

    private var button: UIBarButtonItem? { sourceItem as? UIBarButtonItem ?? (sourceItem == nil ? barButtonItem : nil) }

    /// Whether the app has said what the popover points to.
    package var hasPlace: Bool { view != nil || button != nil }

    /// The part of the view that the popover points to, from the corner of what is visible; nil for all of it.
    package var part: CGRect? {
        guard sourceItem == nil, button == nil, let sourceView, !sourceRect.isNull else { return nil }
        let bounds = sourceView.bounds
        // Only the browser knows the size of many views: their bounds are empty, and so is a part that was made of them.
        if sourceRect == bounds || bounds.size == .zero && sourceRect.size == .zero { return nil }
        return sourceRect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// Called when the presentation begins.
    func presentationDidBegin() {
        (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
        isPresented = true
        if !hasPlace, presented?.modalPresentationStyle == .popover {
            UIView.warn(
                "\(presented.map { "\(type(of: $0))" } ?? "A controller") is shown in a sheet, because its popover has no place. Set sourceView, sourceItem or barButtonItem of its popoverPresentationController."
            )
        }
        mark()
    }

    /// Called when the presentation has ended.
    func presentationDidEnd() {
        isPresented = false
        mark()
    }

    private func placeDidChange() {
        change()
        if isPresented { mark() }
    }

    /// Has the view or the button, and no other, say that the popover points to it.
    private func mark() {
        let (newView, newItem) = isPresented ? (view, view == nil ? button : nil) : (nil, nil)
        if let markedView, markedView !== newView, markedView.popoverName == name { markedView.popoverName = nil }
        if let markedItem, markedItem !== newItem, markedItem.popoverName == name { markedItem.popoverName = nil }
        newView?.popoverName = name
        newItem?.popoverName = name
        (markedView, markedItem) = (newView, newItem)
    }
}

/// What a popover can point to: a view, or a button of a bar.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the rectangle in the coordinates of a view; nil if it is not known.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    public func frame(in referenceView: UIView) -> CGRect? { convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Returns the rectangle of the ``customView``; nil for a button, whose place only the browser knows.
    public func frame(in referenceView: UIView) -> CGRect? { customView?.frame(in: referenceView) }
}

/// The directions in which the arrow of a popover points.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The popover is below its view.
    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    /// The popover is above its view.
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    /// The popover is to the right of its view.
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    /// The popover is to the left of its view.
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Prepares a popover, and says how it is shown in a narrow window.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called before the popover is shown. The last moment to set its place.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}
