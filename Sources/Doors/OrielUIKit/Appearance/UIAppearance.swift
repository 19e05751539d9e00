import Foundation

/// A class whose objects have a look that an app sets for all of them.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {}

/// A class that can contain objects with a look of their own.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UINavigationBar: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIView {
    /// The look of objects in some containers. Has no effect, which is logged: `appearance()` is for all objects of a page.
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        warn(
            "\(self).appearance(whenContainedInInstancesOf:) has no effect. Set the look on the views, or by modifiers of SwiftUI."
        )
        return makeObject(self)
    }

    /// What of `appearance()` is drawn; nil for nothing.
    fileprivate static var drawnAppearance: String? {
        switch self {
        case is UISwitch.Type: "onTintColor"
        case is UISlider.Type: "minimumTrackTintColor"
        case is UIPageControl.Type: "currentPageIndicatorTintColor and pageIndicatorTintColor"
        case is UISegmentedControl.Type: "selectedSegmentTintColor and the colours of titles"
        case is UITableView.Type, is UICollectionView.Type: "a clear backgroundColor"
        case is UITextView.Type: "a clear backgroundColor, which text editors always have"
        default: self == UIView.self ? "semanticContentAttribute" : nil
        }
    }

    /// Logs that properties that an app sets for all objects of this class are not drawn.
    static func warnOfAppearance() {
        let drawn = drawnAppearance.map { "Of \(self).appearance(), pages show \($0)" }
        warn("\(drawn ?? "\(self).appearance() has no effect"). Set the look on the views, or by modifiers of SwiftUI.")
    }
}
