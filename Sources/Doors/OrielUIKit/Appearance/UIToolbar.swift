import Foundation

/// A row of buttons and spaces.
///
///     let bar = UIToolbar()
///     bar.items = [.flexibleSpace(), UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in send() })]
///
/// Below a navigation controller, it is the bar of the page. As the `inputAccessoryView` of a text field, it is shown while
/// people type.
@MainActor @preconcurrency
open class UIToolbar: UIView, BarItemOwner {
    /// The buttons and spaces from the leading to the trailing edge.
    open var items: [UIBarButtonItem]? {
        willSet { drawingWillChange() }
        didSet { for item in items ?? [] { item.owner = self } }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The colour of the bar; nil for that of the system.
    open var barTintColor: UIColor? { willSet { if newValue != barTintColor { drawingWillChange() } } }
    /// `black` for a dark bar.
    open var barStyle = UIBarStyle.default { willSet { if newValue != barStyle { drawingWillChange() } } }
    /// Has no effect: a bar without a colour lets the content shine through.
    open var isTranslucent = true

    open var standardAppearance = UIToolbarAppearance() { willSet { drawingWillChange() } }
    /// Has no effect: a bar has one look at any place of its content.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Has no effect: a bar has one look at any height.
    open var compactAppearance: UIToolbarAppearance?

    func barItemWillChange() { drawingWillChange() }
    func noteBarItem() { noteDrawing() }

    /// The colour of the bar.
    package final var drawnBackground: UIColor? { standardAppearance.backgroundColor ?? barTintColor }
    package final var isTransparent: Bool { standardAppearance.isTransparent }

    package override func defaultHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .vertical ? .defaultHigh : .defaultLow
    }
}

/// The look of a toolbar.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {
    /// Has no effect: the colour of a button is its `tintColor`, or that of the bar.
    public var buttonAppearance = UIBarButtonItemAppearance()
    /// Has no effect: the colour of a button is its `tintColor`, or that of the bar.
    public var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Something with buttons that is drawn again when one of them changes.
@MainActor
protocol BarItemOwner: AnyObject {
    func barItemWillChange()
    /// Notes that the evaluation that is running draws one of the buttons.
    func noteBarItem()
}
