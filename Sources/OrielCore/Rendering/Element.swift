/// What a primitive view looks like to a renderer.
///
/// Elements are values: the graph keeps one per primitive view and describes changes as `Patch`es.
public struct Element: Sendable, Equatable {
    /// The number of an element; numbers grow in document order as views are mounted and are never used twice in a session.
    public struct ID: Sendable, Hashable, Comparable, RawRepresentable, CustomStringConvertible {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static func < (a: ID, b: ID) -> Bool { a.rawValue < b.rawValue }
        public var description: String { "#\(rawValue)" }
    }

    /// What sort of thing an element is.
    public enum Kind: String, Sendable {
        // Content
        case text, color, divider, error
        // Containers
        case hStack, vStack, zStack, spacer, overlay, background
        // Controls
        case button, toggle, textField
        // Modifiers that make a box of their own
        case padding, frame, fixedSize, offset, opacity, hidden, clip, tap, accessibility, layoutPriority, zIndex
        // Navigation
        case navigationStack, page, backButton, navigationLink, splitView, column, toolbarItem, tabView, tab, tabItem
        case title, subtitle
        // Presentations
        case sheet, cover, popover, alert, dialog, choiceTitle, message, actions
        // Menus and search
        case menu, contextMenu, menuItems, searchField, searchSuggestions, searchScopes
        // Drawing
        case shape, shadow, blur, blendMode, mask, compositing, colorEffect, rotation, rotation3D, scale, transform
        // Placing
        case position, aspectRatio, alignmentGuide, safeAreaInset, safeAreaPadding, ignoresSafeArea
        // Gestures
        case gesture, hover, hitTesting, contentShape
        // Transitions
        case transition, contentTransition, matchedGeometry
        // Lists
        case scrollView, list, section, sectionHeader, sectionRows, sectionFooter, listRow, listRowBackground,
            swipeActions
        case rowControl, badge, lazyVStack, lazyHStack, lazyVGrid, lazyHGrid, lazyRows, grid, gridRow, gridCell,
            geometryReader
        case geometryObserver, scrollTargetLayout, containerFrame
        // Text and images
        case symbol, image, imageLoader, link, label, labelIcon, labelTitle
        // Controls and focus
        case secureField, textEditor, picker, option, slider, stepper, datePicker, colorPicker, progress, gauge
        case controlLabel, labeledContent, groupBox, controlGroup, disclosure, focusable, keyPress
        case accessibilityActions, accessibilityRepresentation
        // Appearance
        case appearance
    }

    /// The events an element listens to.
    public struct Events: OptionSet, Sendable, Hashable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let tap = Events(rawValue: 1 << 0)
        public static let change = Events(rawValue: 1 << 1)
        public static let input = Events(rawValue: 1 << 2)
        public static let submit = Events(rawValue: 1 << 3)
        public static let focus = Events(rawValue: 1 << 4)
        // Navigation
        public static let dismiss = Events(rawValue: 1 << 12)
        public static let select = Events(rawValue: 1 << 17)
        // Gestures
        public static let drag = Events(rawValue: 1 << 6)
        public static let longPress = Events(rawValue: 1 << 7)
        public static let hover = Events(rawValue: 1 << 13)
        public static let magnify = Events(rawValue: 1 << 18)
        // Lists
        public static let scroll = Events(rawValue: 1 << 8)
        public static let visibleRange = Events(rawValue: 1 << 9)
        public static let size = Events(rawValue: 1 << 10)
        public static let refresh = Events(rawValue: 1 << 11)
        public static let delete = Events(rawValue: 1 << 16)
        public static let reorder = Events(rawValue: 1 << 19)
        // Text and images
        public static let load = Events(rawValue: 1 << 14)
        // Controls and focus
        public static let key = Events(rawValue: 1 << 5)
    }

    public var text: String?
    public var attributes: Attributes
    public let kind: Kind
    public var events: Events

    /// Whether nobody can see or use what is inside.
    package var hidesContent: Bool {
        switch kind {
        case .hidden: true
        case .opacity: attributes.number(.opacity) == 0
        case .page: attributes.bool(.isCovered)
        case .tab: !attributes.bool(.isSelected)
        default: false
        }
    }

    public init(_ kind: Kind, text: String? = nil, attributes: Attributes = Attributes(), events: Events = []) {
        self.kind = kind
        self.text = text
        self.attributes = attributes
        self.events = events
    }
}
