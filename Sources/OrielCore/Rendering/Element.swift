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
        // Controls and focus
        case secureField, textEditor, picker, option, slider, stepper, datePicker, colorPicker, progress, gauge
        case controlLabel, labeledContent, groupBox, controlGroup, disclosure, focusable, keyPress
        case accessibilityActions, accessibilityRepresentation
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
        // Controls and focus
        public static let key = Events(rawValue: 1 << 5)
        public static let longPress = Events(rawValue: 1 << 7)
    }

    public var text: String?
    public var attributes: Attributes
    public let kind: Kind
    public var events: Events

    /// Whether nobody can see or use what is inside.
    package var hidesContent: Bool {
        kind == .hidden || (kind == .opacity && attributes.number(.opacity) == 0)
    }

    public init(_ kind: Kind, text: String? = nil, attributes: Attributes = Attributes(), events: Events = []) {
        self.kind = kind
        self.text = text
        self.attributes = attributes
        self.events = events
    }
}
