package import OrielCore

/// How a container places what is in it: everything the item rule of a child depends on, besides the child itself.
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
        /// A block whose children bring rules of their own.
        case free
    }

    package var mode: Mode
    package var alignment: Alignment
    /// Whether what is too large for the cross axis begins where the container does, as where it can be scrolled to.
    package var isSafe = false
    /// Whether it is the layer of an overlay or a background, whose room lets taps through where nothing is.
    package var isLayer = false

    package init(_ mode: Mode, alignment: Alignment = .center) {
        self.mode = mode
        self.alignment = alignment
    }
}
