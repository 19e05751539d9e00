package import OrielCore

/// An element of a page as assistive technologies know it.
///
/// ``ViewHost/element(_:named:)`` finds one. Its description is a line of ``ViewHost/accessibilitySnapshot``:
///
///     switch "Remind me" [checked]
public struct AccessibleElement: Hashable, Sendable, CustomStringConvertible {
    /// A property of an element that is on or off.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// A toggle is on.
        case checked
        /// A toggle is neither on nor off.
        case mixed
        /// An option, a tab or a row is selected.
        case selected
        /// A button that stays pressed is on.
        case pressed
        /// What a button discloses is shown.
        case expanded
        /// A control does not react.
        case disabled
        /// A field must be filled in.
        case required
        /// Content is being loaded.
        case busy
    }

    /// The role.
    public let role: AccessibilityRole
    /// The accessible name; empty if it has none.
    public let name: String
    /// The value of a field or of a control with a range; nil for other elements.
    public let value: String?
    /// The text that describes the element besides its name; nil if there is none.
    public let hint: String?
    /// The level of a heading, 1 to 6; nil for other elements.
    public let level: Int?
    /// The states that are on.
    public let states: Set<State>
    /// The elements inside, in document order.
    public let children: [AccessibleElement]

    /// The element of the graph that handles what the user does with it; nil if it handles nothing.
    package let target: Element.ID?

    /// Whether the element is a control that does not react.
    public var isDisabled: Bool { states.contains(.disabled) }
    /// Whether a toggle is on.
    public var isChecked: Bool { states.contains(.checked) }
    /// Whether an option, a tab or a row is selected.
    public var isSelected: Bool { states.contains(.selected) }

    /// One line: the role, the name, the value and the states.
    public var description: String {
        var line = role.rawValue
        if !name.isEmpty { line += " \(Self.quoted(name))" }
        if let level { line += " [level=\(level)]" }
        for state in State.allCases where states.contains(state) { line += " [\(state.rawValue)]" }
        if let value { line += ": \(Self.quoted(value))" }
        if let hint { line += " – \(hint)" }
        return line
    }

    private static func quoted(_ text: String) -> String { "\"\(text.replacing("\n", with: "⏎"))\"" }

    /// The lines of the element and those inside, indented by depth.
    func lines(indent: String = "") -> [(text: String, element: AccessibleElement)] {
        [(indent + description, self)] + children.flatMap { $0.lines(indent: indent + "  ") }
    }

    /// The element and all inside, in document order.
    var all: [AccessibleElement] { [self] + children.flatMap(\.all) }
}
