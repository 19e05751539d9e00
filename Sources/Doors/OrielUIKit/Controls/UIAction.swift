public import Foundation

/// An item of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    /// A second line below the title.
    open var subtitle: String?
    open internal(set) var image: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// The look of an item.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Has no effect: a menu closes when people choose an item.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Whether an item has a mark.
    public enum State: Int, Sendable { case off, on, mixed }
}

/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title: for the events of a control, and for menus.
@MainActor @preconcurrency
public final class UIAction: UIMenuElement {
    /// Identifies an action, so that another one replaces it.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    public var discoverabilityTitle: String?
    public var attributes: Attributes
    public var state: State
    /// The image while the action has a mark.
    public var selectedImage: UIImage?
    /// The control that runs the action.
    public private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        selectedImage: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        self.selectedImage = selectedImage
        super.init(title: title, subtitle: subtitle, image: image)
    }

    package func run(by sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

/// A menu, or a section of a menu.
@MainActor @preconcurrency
public final class UIMenu: UIMenuElement {
    /// How a menu is shown inside another.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// As a section.
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        /// With one action that has a mark: the one that people have chosen last.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// Has no effect: the items are below each other.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Identifies a menu in the app.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let children: [UIMenuElement]
    public let options: Options
    public let identifier: Identifier

    public init(
        title: String = "",
        subtitle: String? = nil,
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.children = children
        self.options = options
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns the menu with other items.
    public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title,
            subtitle: subtitle,
            image: image,
            identifier: identifier,
            options: options,
            children: newChildren
        )
    }

    /// The actions with a mark, also those of sections.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let action = child as? UIAction { return action.state == .on ? [action] : [] }
            return (child as? UIMenu)?.selectedElements ?? []
        }
    }

    /// Runs an action that the user has chosen, and marks it if the menu has one mark.
    package func userDidChoose(_ action: UIAction, sender: AnyObject?) {
        if options.contains(.singleSelection) {
            for case let other as UIAction in children { other.state = other === action ? .on : .off }
            (sender as? UIView)?.drawingWillChange()
            (sender as? UIBarButtonItem)?.owner?.barItemWillChange()
        }
        action.run(by: sender)
    }
}

/// Items of a menu that come later, for example from a server.
///
///     let recent = UIDeferredMenuElement { show in
///         show([UIAction(title: "Notes") { _ in controller.title = "Notes" }])
///     }
///     button.menu = UIMenu(children: [recent])
///
/// The items are asked for when the menu is drawn, which is before it opens. Until they come, the menu has a line that
/// cannot be chosen.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
    package typealias Provider = (@escaping ([UIMenuElement]) -> Void) -> Void

    private let provider: Provider
    private let isCached: Bool
    private var items: [UIMenuElement]?
    /// What waits for the answer to the only request of a cached element.
    private var waiting: [([UIMenuElement]) -> Void] = []

    private init(isCached: Bool, _ provider: @escaping Provider) {
        self.isCached = isCached
        self.provider = provider
        super.init(title: "", image: nil)
    }

    /// Creates an element that asks once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, elementProvider)
    }

    /// Creates an element that asks for its items in each view that shows its menu.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(isCached: false, elementProvider)
    }

    /// Calls a closure with the items, now or later.
    package func provide(_ show: @escaping ([UIMenuElement]) -> Void) {
        guard isCached else { return provider(show) }
        if let items { return show(items) }
        waiting.append(show)
        guard waiting.count == 1 else { return }
        provider { [weak self] items in
            guard let self else { return }
            self.items = items
            let shows = self.waiting
            self.waiting = []
            for show in shows { show(items) }
        }
    }
}
