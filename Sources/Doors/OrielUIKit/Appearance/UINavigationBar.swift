public import Foundation

/// The look of navigation bars: of all of a page by `appearance()`, or of one navigation controller.
///
/// As Apple's, `appearance()` has an effect on bars that are drawn afterwards: set it in the `init()` of the app.
@MainActor @preconcurrency
public final class UINavigationBar: NSObject {
    private let didChange: () -> Void

    init(didChange: @escaping () -> Void) { self.didChange = didChange }

    /// The look of the bars of the page whose code is running.
    public class func appearance() -> UINavigationBar { PageDevice.current(to: "style bars").navigationBar }

    /// The colour of the bar.
    public var barTintColor: UIColor? { didSet { didChange() } }
    /// The colour of the bar.
    public var backgroundColor: UIColor? { didSet { didChange() } }
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            UIBarAppearance.check(titleTextAttributes)
            didChange()
        }
    }
    /// The colour of the large title, which is also that of the small one unless it has its own.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet {
            UIBarAppearance.check(largeTitleTextAttributes)
            didChange()
        }
    }
    /// Whether the controllers of the bar have large titles, unless they say otherwise.
    public var prefersLargeTitles = false { didSet { didChange() } }

    public var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            didChange()
        }
    }
    private var hasStandardAppearance = false
    /// Used in place of a standard appearance that has not been set. A bar has one look at any place of its content.
    public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
    /// Used in place of a standard appearance that has not been set.
    public var compactAppearance: UINavigationBarAppearance? { didSet { didChange() } }

    private var appearance: UINavigationBarAppearance? {
        hasStandardAppearance ? standardAppearance : scrollEdgeAppearance ?? compactAppearance
    }

    /// The colour of the bar.
    package var drawnBackground: UIColor? {
        appearance.map { $0.isTransparent ? nil : $0.backgroundColor } ?? barTintColor ?? backgroundColor
    }
    package var isTransparent: Bool { appearance?.isTransparent ?? false }
    /// The colour of the titles.
    package var titleColor: UIColor? {
        let attributes = [
            appearance?.titleTextAttributes, appearance?.largeTitleTextAttributes, titleTextAttributes,
            largeTitleTextAttributes,
        ]
        return attributes.lazy.compactMap { $0?[.foregroundColor] as? UIColor }.first
    }

    @available(*, unavailable, message: "Set the colour of a bar's buttons with tint(_:) around the NavigationStack.")
    public var tintColor: UIColor! {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }

    @available(*, unavailable, message: "A bar with a colour is opaque, others are translucent.")
    public var isTranslucent: Bool {
        get { fatalError("unavailable") }
        set { fatalError("unavailable") }
    }
}

/// The look of a navigation bar.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
    /// The colour of the title: its `foregroundColor`. Other attributes are logged.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(titleTextAttributes) }
    }
    /// The colour of the large title, which is also that of the small one unless it has its own.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { UIBarAppearance.check(largeTitleTextAttributes) }
    }
}
