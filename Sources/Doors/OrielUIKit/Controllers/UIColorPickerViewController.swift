/// Lets the user choose a colour, with the colour field of the browser.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    open var selectedColor = UIColor.white { willSet { viewIfLoaded?.drawingWillChange() } }
    /// Has no effect: browsers offer opaque colours.
    open var supportsAlpha = true

    public init() { super.init(nibName: nil, bundle: nil) }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    package final func userDidChoose(_ color: UIColor) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    package final func userDidFinish() {
        delegate?.colorPickerViewControllerDidFinish(self)
        dismiss(animated: true)
    }
}

/// Learns which colour the user chooses.
///
/// Apple's methods are optional; here they have implementations that do nothing.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
