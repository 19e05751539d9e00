public import Foundation

/// Shows two or three controllers side by side in a wide window, and on top of each other in a narrow one.
///
///     let split = UISplitViewController(style: .doubleColumn)
///     split.setViewController(FoldersController(), for: .primary)
///     split.setViewController(MessagesController(), for: .secondary)
///
/// Each controller is in a navigation controller: its own, or one that this controller makes. The style sheet decides
/// the widths of the columns.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }

    /// A place for a controller.
    public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }

    /// The columns that are visible in a wide window. Columns are side by side and do not overlap.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary
    }

    public final let style: Style
    open weak var delegate: (any UISplitViewControllerDelegate)?

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(style: .unspecified)
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Controllers

    private var controllers: [Column: UIViewController] = [:]
    private var navigations: [Column: UINavigationController] = [:]

    /// Puts a controller into a column.
    ///
    /// - Parameter column: A controller for `compact` is shown alone in a narrow window.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        viewIfLoaded?.drawingWillChange()
        navigations[column]?.removeFromParent()
        controllers[column] = vc
        navigations[column] = vc.map { vc in
            vc as? UINavigationController ?? UINavigationController(rootViewController: vc)
        }
        guard let navigation = navigations[column] else { return }
        addChild(navigation)
        navigation.didMove(toParent: self)
    }

    open func viewController(for column: Column) -> UIViewController? { controllers[column] }

    /// The controllers of the columns from the leading to the trailing edge.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { controllers[$0] } }
        set {
            var columns: [Column] = [.primary, .secondary]
            if style == .tripleColumn { columns.insert(.supplementary, at: 1) }
            for (index, column) in columns.enumerated() {
                setViewController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
            }
        }
    }

    /// The navigation controller of a column.
    package final func navigation(in column: Column) -> UINavigationController? { navigations[column] }

    // MARK: - Visible columns

    private var mode = DisplayMode.automatic
    private var top: Column?

    /// The columns that the app wants to see in a wide window.
    open var preferredDisplayMode: DisplayMode {
        get { mode }
        set { change(to: newValue) }
    }

    /// The visible columns, as the app or the user has chosen them last.
    public final var displayMode: DisplayMode { mode }

    /// Whether the window is narrow, so that one column is visible.
    public final var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }

    /// The column on top in a narrow window: the one that was shown last, or the one that the delegate chooses.
    package final var topColumn: Column {
        top ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .primary) ?? .primary
    }

    /// Shows a column: side by side with the others in a wide window, on top of them in a narrow one.
    open func show(_ column: Column) {
        viewIfLoaded?.drawingWillChange()
        top = column
        switch column {
        case .primary: change(to: style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary)
        case .supplementary where mode == .secondaryOnly: change(to: .oneBesideSecondary)
        case .supplementary, .secondary, .compact: break
        }
    }

    /// Hides a column in a wide window.
    open func hide(_ column: Column) {
        switch column {
        case .primary: change(to: style == .tripleColumn ? .oneBesideSecondary : .secondaryOnly)
        case .supplementary: change(to: .secondaryOnly)
        case .secondary, .compact: break
        }
    }

    /// Follows what the user has chosen.
    package final func userDidChoose(_ new: DisplayMode) { change(to: new) }

    /// Follows the pages of a narrow window.
    package final func userDidMove(to column: Column) {
        guard column != top else { return }
        viewIfLoaded?.drawingWillChange()
        top = column
    }

    private func change(to new: DisplayMode) {
        guard new != mode else { return }
        delegate?.splitViewController(self, willChangeTo: new)
        viewIfLoaded?.drawingWillChange()
        mode = new
    }

    /// Has no effect: the style sheet decides the widths of columns.
    open var preferredPrimaryColumnWidth: CGFloat = -1
    /// Has no effect: the style sheet decides the widths of columns.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// Has no effect: the style sheet decides the widths of columns.
    open var minimumPrimaryColumnWidth: CGFloat = -1
    /// Has no effect: the style sheet decides the widths of columns.
    open var maximumPrimaryColumnWidth: CGFloat = -1
    /// Has no effect: the style sheet decides the gestures.
    open var presentsWithGesture = true
}

/// Learns of the columns of a split view controller, and chooses the first one of a narrow window.
@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// Returns the column on top in a narrow window. Unlike Apple's, the proposed one is always the primary one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController,
        willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}

extension UIViewController {
    /// The nearest split view controller that contains this one.
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Shows a controller in the secondary column, or presents it if there is no split view controller.
    public func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let split = splitViewController else { return present(vc, animated: true) }
        split.setViewController(vc, for: .secondary)
        split.show(.secondary)
    }
}
