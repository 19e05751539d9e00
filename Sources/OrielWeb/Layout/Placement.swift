package import OrielCore

/// The way a container places its content: everything that the item rule of a child depends on, except the child
/// itself.
package struct Placement: Sendable {
    package enum Mode: Sendable {
        /// A row or column of flex items that share space by weight.
        case horizontalStack, verticalStack
        /// A flex row around one child: frames, paddings, layers.
        case wrapper
        /// Children on top of each other.
        case depthStack
        /// A layer in front of its base, or behind it.
        case layer, layerBehind
        /// A cell of a grid.
        case cell
        /// A block whose children have rules of their own.
        case free
    }

    package var mode: Mode
    package var alignment: Alignment
    /// Whether content too large for the cross axis starts at the container's start, where it can be scrolled to.
    package var isSafe = false
    /// Whether this is the layer of an overlay or a background, whose empty area lets taps through, or the only view in it.
    package var isLayer = false

    package init(_ mode: Mode, alignment: Alignment = .center) {
        self.mode = mode
        self.alignment = alignment
    }
}
