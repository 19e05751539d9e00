/// Shows one of several controllers, which the user chooses in a bar.
///
/// Its `tabBar` has an effect by `isHidden` and `tintColor`; for other colours use `UITabBar.appearance()`.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public private(set) final lazy var tabBar = UITabBar()

    private var index = 0

    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]? {
        get { children }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        tabWillChange()
        let new = viewControllers ?? []
        for child in children where !new.contains(child) { child.removeFromParent() }
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        order = new
        index = min(index, max(0, new.count - 1))
    }

    /// The controllers in the order of their tabs.
    private var order: [UIViewController] = []
    package final var tabs: [UIViewController] { order.filter { $0.parent === self } }

    /// The position of the selected tab.
    open var selectedIndex: Int {
        get { index }
        set {
            guard newValue != index, tabs.indices.contains(newValue) else { return }
            tabWillChange()
            index = newValue
        }
    }

    open var selectedViewController: UIViewController? {
        get { tabs.indices.contains(index) ? tabs[index] : nil }
        set { if let position = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = position } }
    }

    /// Selects a tab that the user has chosen, if the delegate agrees.
    package final func userDidSelect(_ position: Int) {
        guard position != index, tabs.indices.contains(position) else { return }
        let controller = tabs[position]
        // The page has moved already: without a change it is drawn once more, and moves back.
        tabWillChange()
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
        index = position
        delegate?.tabBarController(self, didSelect: controller)
    }
}

/// Decides about tabs, and learns which one the user chooses.
///
/// Apple's methods are optional; here they have implementations that agree or do nothing.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
    func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController,
        shouldSelect viewController: UIViewController
    ) -> Bool { true }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {}
}

extension UIViewController {
    /// The controller with the bar in which this one has a tab.
    public var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    final func tabWillChange() {
        viewIfLoaded?.drawingWillChange()
        tabBarController?.viewIfLoaded?.drawingWillChange()
    }
}
