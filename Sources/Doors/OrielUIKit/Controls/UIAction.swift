public import Foundation

/// An item of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    open internal(set) var title: String
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
    }

    /// The look of an item.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an item has a mark.
    public enum State: Int, Sendable { case off, on, mixed }
}

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
    /// The control that runs the action.
    public private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    public init(
        title: String = "",
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil,
        attributes: Attributes = [],
        state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
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
        image: UIImage? = nil,
        identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.children = children
        self.options = options
        super.init(title: title, image: image)
    }
}
