public import Foundation

/// The title, the symbol and the badge of a tab.
@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    open var title: String? { willSet { change(newValue != title) } }
    open var image: UIImage? { willSet { change(newValue != image) } }
    /// The symbol while the tab is selected; nil for `image`.
    open var selectedImage: UIImage? { willSet { change(newValue != selectedImage) } }
    /// A short text in a circle beside the symbol.
    open var badgeValue: String? { willSet { change(newValue != badgeValue) } }
    open var tag = 0
    /// Has no effect: the style sheet draws badges.
    open var badgeColor: UIColor?
    /// Has no effect: the style sheet places titles.
    open var titlePositionAdjustment = UIOffset.zero
    /// Has no effect: the style sheet places symbols.
    open var imageInsets = UIEdgeInsets.zero

    /// The controller whose tab this is.
    final weak var controller: UIViewController?

    public override nonisolated init() { super.init() }

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
        super.init()
    }

    /// A tab with the title and the symbol of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
    }

    /// Tabs with a title and a symbol of the system.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed

        fileprivate var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        fileprivate var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle.fill"
            case .mostViewed: "list.number"
            }
        }
    }

    private func change(_ isDifferent: Bool) { if isDifferent { controller?.tabWillChange() } }

    // MARK: - Look

    /// The look of the tabs of the page whose code is running.
    public class func appearance() -> UITabBarItem { PageDevice.current(to: "style tabs").tabBar.item }

    private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Sets the look of the title: for the appearance of all tabs, the `foregroundColor` of the selected tab and of the others, which
    /// their symbols have as well. Other attributes are logged.
    public final func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        UIBarAppearance.check(attributes)
        titleAttributes[state] = attributes
    }

    public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state]
    }

    final func titleColor(for state: UIControl.State) -> UIColor? {
        titleAttributes[state]?[.foregroundColor] as? UIColor
    }
}

extension UITabBarItem: UIAppearance {}
