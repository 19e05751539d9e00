public import Foundation

/// The offset of a scroll view, its size, and the size of its content, in points.
///
/// Unlike Apple's, the content is at least as large as the scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    /// The top left corner of the scroll view, relative to that of the content. Insets before the content make it negative.
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    /// The margins between the edges of the scroll view and the content.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view without the insets.
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible part of the content and of the insets around it, relative to the corner of the content.
    public var visibleRect: CGRect {
        CGRect(
            x: contentOffset.x,
            y: contentOffset.y,
            width: containerSize.width + contentInsets.leading + contentInsets.trailing,
            height: containerSize.height + contentInsets.top + contentInsets.bottom
        )
    }

    /// The visible rectangle without the insets.
    public var bounds: CGRect {
        CGRect(
            x: contentOffset.x + contentInsets.leading,
            y: contentOffset.y + contentInsets.top,
            width: containerSize.width,
            height: containerSize.height
        )
    }
}

extension ScrollGeometry: CustomDebugStringConvertible {
    public var debugDescription: String {
        "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), contentInsets: \(contentInsets), "
            + "containerSize: \(containerSize))"
    }
}

extension ScrollGeometry {
    /// Creates the geometry from the numbers of a browser.
    ///
    /// - Parameters:
    ///   - offset: The offset as reported: from the end, and not positive, if the content starts at the right or at the bottom.
    ///   - insets: The margins, which are part of the reported size of the content.
    ///   - startsAtEnd: Whether the content starts at the bottom.
    ///   - startsAtRight: Whether the content starts at the right.
    init(
        offset: CGPoint,
        size: CGSize,
        contentSize: CGSize,
        insets: EdgeInsets,
        startsAtEnd: Bool,
        startsAtRight: Bool
    ) {
        let room = CGSize(width: contentSize.width - size.width, height: contentSize.height - size.height)
        let x = offset.x < 0 || startsAtRight && offset.x == 0 ? room.width + offset.x : offset.x
        let left = startsAtRight ? insets.trailing : insets.leading
        let y = startsAtEnd ? room.height + offset.y : offset.y
        let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
        self.init(
            contentOffset: CGPoint(x: x - left, y: y - insets.top),
            contentSize: CGSize(width: max(0, contentSize.width - width), height: max(0, contentSize.height - height)),
            contentInsets: insets,
            containerSize: CGSize(width: max(0, size.width - width), height: max(0, size.height - height))
        )
    }
}
