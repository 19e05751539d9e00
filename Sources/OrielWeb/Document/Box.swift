import OrielCore

/// A node of the page under construction, with the modifiers that are merged into it.
package struct Box {
    package var markup: Markup
    package var merge: MergeState
    /// The transforms, outermost first.
    package var transforms: [String] = []
    /// Of a frame with a finite greatest width or height.
    package var maxWidth: Double?
    package var maxHeight: Double?
    /// What takes all that is offered around a view of given proportions; the view is its only part.
    package var shell: Markup?

    package init(_ markup: Markup, merge: MergeState = .closed) {
        self.markup = markup
        self.merge = merge
    }
}

extension Box {
    /// What says how a view sits among others belongs to the node that stands among them.
    mutating func moveItemProperties(to shell: inout Markup) {
        for property in [CSSProperty.zIndex, .gridColumn] {
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

/// How far the node of a view can take what lies around the view.
///
/// Padding lies outside of what is painted, clipped, moved or named, so once any of these is there, a padding needs a node of its own. The
/// state depends on kinds of modifiers only, not on their values: a value that changes must not rebuild the page.
package struct MergeState: Equatable, Sendable {
    package enum Host: UInt8, Sendable {
        /// Takes any size offered: colours, shapes, resizable images.
        case greedy
        case text
        case stack
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
    /// Cut off along a path, also what would lie outside, such as a shadow.
    package var hasClipPath = false

    package init(_ host: Host, _ phase: Phase = .bare) {
        self.host = host
        self.phase = phase
    }

    package static let closed = MergeState(.other, .closed)
}
