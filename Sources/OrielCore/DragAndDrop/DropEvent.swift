package import Foundation

/// A drag over an element.
package struct DropEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        case entered, moved, left, dropped
        /// The content comes from the clipboard.
        case pasted
    }

    package var phase: Phase
    /// The place of the pointer, in the element.
    package var location: CGPoint
    /// Whether the place is in the second half of the element, along the axis of its container.
    package var isAfter: Bool
    /// What comes from outside of the page, as the client's JSON; empty while an element of the page is dragged.
    package var content: String

    package init(_ phase: Phase, at location: CGPoint = .zero, isAfter: Bool = false, content: String = "") {
        self.phase = phase
        self.location = location
        self.isAfter = isAfter
        self.content = content
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(phase)
        hasher.combine(location.x)
        hasher.combine(location.y)
        hasher.combine(isAfter)
        hasher.combine(content)
    }
}
