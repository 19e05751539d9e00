/// Roles and states of a view for assistive technology, in addition to the view's own.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

    private static let names: [(AccessibilityTraits, String)] = [
        (.isButton, "button"), (.isHeader, "header"), (.isSelected, "selected"), (.isLink, "link"),
        (.isSearchField, "searchField"), (.isImage, "image"), (.playsSound, "playsSound"), (.isKeyboardKey, "key"),
        (.isStaticText, "staticText"), (.isSummaryElement, "summary"), (.updatesFrequently, "updatesFrequently"),
        (.startsMediaSession, "startsMediaSession"), (.allowsDirectInteraction, "allowsDirectInteraction"),
        (.causesPageTurn, "causesPageTurn"), (.isModal, "modal"), (.isToggle, "toggle"), (.isTabBar, "tabBar"),
    ]

    /// The names of the traits, separated by spaces.
    var names: String { Self.names.filter { contains($0.0) }.map(\.1).joined(separator: " ") }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The treatment of the views in an accessibility element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// Hides the views in the element. Unlike Apple's, an element without a label, or with a control inside, is a group whose content is
    /// read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Keeps the views in the element as separate elements, in a group.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Merges the texts and labels in the element. Unlike Apple's, only Safari reads them as one text, and an element with a control
    /// inside is a group.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
    case increment
    case decrement
}

/// The purpose of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: Text

    /// The view's main action.
    public static let `default` = AccessibilityActionKind(named: Text("Activate"))
    /// Dismisses the view.
    public static let escape = AccessibilityActionKind(named: Text("Escape"))
    /// Starts or stops the view's main activity.
    public static let magicTap = AccessibilityActionKind(named: Text("Start or stop"))
    public static let delete = AccessibilityActionKind(named: Text("Delete"))
    public static let showMenu = AccessibilityActionKind(named: Text("Show menu"))

    public init(named name: Text) { self.name = name }
}

/// The role of a view in a labelled pair.
public enum AccessibilityLabeledPairRole: Sendable, Hashable {
    case label
    case content
}
