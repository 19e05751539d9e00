import OrielCore

/// A node of the page under construction, with its merged modifiers.
package struct Box {
    package var markup: Markup
    /// The transforms, outermost first.
    package var transforms: [String] = []
    /// Whether assistive technology reads the view as one element.
    package var reading: AccessibilityReading?
    /// The width of a border around a round view; see `Ring`.
    var ring: Double?
    /// A node that takes all offered space around a view with proportions. The view is its only part.
    package var shell: Markup?

    package init(_ markup: Markup) { self.markup = markup }
}

extension Box {
    /// Moves properties that place a view among its siblings to the shell, which replaces it among them.
    mutating func moveItemProperties(to shell: inout Markup) {
        for property in [CSSProperty.zIndex, .gridColumnEnd] {
            guard let value = markup.style[property] else { continue }
            shell.style[property] = value
            markup.style[property] = nil
        }
        for attribute in [DOMAttribute.dataIn, .dataOut] {
            guard let value = markup[attribute] else { continue }
            shell[attribute] = value
            markup[attribute] = nil
        }
    }
}

/// The extent to which modifiers around a view can be merged into its node.
///
/// Padding is outside of the painted, clipped, moved or named area. So after any of these modifiers, padding needs a node of
/// its own. The state depends on the kinds of modifiers, and on few values that seldom change, such as an alignment: a change
/// of the state rebuilds this part of the page.
package struct MergeState: Equatable, Sendable {
    package enum Host: UInt8, Sendable {
        /// Takes any offered size, and is its node's background: colours, shapes.
        case greedy
        /// Takes any offered size, in front of a background: resizable images.
        case picture
        case text
        case stack
        /// Content with an image that is still loading.
        case loader
        case other
    }

    package enum Phase: UInt8, Comparable, Sendable {
        case bare, padded, painted, clipped, closed

        package static func < (a: Phase, b: Phase) -> Bool { a.rawValue < b.rawValue }
    }

    package var host: Host
    package var phase: Phase
    package var hasOpacity = false
    package var hasIdentifier = false
    package var hasTransform = false
    package var hasFrame = false
    /// Drawn in a shell because of its proportions; see `Box.shell`.
    package var hasProportions = false
    /// A text whose node is higher than the view; see `TextStyle.trim`.
    package var isTrimmed = false
    /// A text cut off at the edge of its node after its last line. In a padding of the node, the next line would show.
    package var cutsLines = false
    /// The side of a square frame of fixed size.
    package var side: Float?
    /// The radius of the corners to which a square of fixed size is clipped, so that it can have a ring; infinite for a circle.
    package var radius: Float?
    /// The width of a ring that has no colour yet.
    package var ring: Float?
    /// Clipped along a path, including drawings outside the view, such as a shadow.
    package var hasClipPath = false
    /// Nothing can be merged, because animations replace the node's transform, opacity and filter.
    package var isSealed = false

    package init(_ host: Host, _ phase: Phase = .bare) {
        self.host = host
        self.phase = phase
    }

    package static let closed = MergeState(.other, .closed)
}
