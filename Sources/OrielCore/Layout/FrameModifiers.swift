public import Foundation

/// A modifier that puts its content into a frame of a fixed size.
public struct _FrameLayout: Equatable, Sendable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment
}

extension _FrameLayout: ViewModifier, ElementModifier, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        var attributes = Attributes()
        attributes.set(.width, width)
        attributes.set(.height, height)
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        return Element(.frame, attributes: attributes)
    }
}

/// A modifier that puts its content into a frame with minimum and maximum sizes.
public struct _FlexFrameLayout: Equatable, Sendable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment
}

extension _FlexFrameLayout: ViewModifier, ElementModifier, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        var attributes = Attributes()
        attributes.set(.minWidth, minWidth)
        attributes.set(.idealWidth, idealWidth)
        attributes.set(.maxWidth, maxWidth)
        attributes.set(.minHeight, minHeight)
        attributes.set(.idealHeight, idealHeight)
        attributes.set(.maxHeight, maxHeight)
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        return Element(.frame, attributes: attributes)
    }
}

/// A modifier that gives its content its ideal size.
public struct _FixedSizeLayout: Equatable, Sendable {
    let horizontal: Bool
    let vertical: Bool
}

extension _FixedSizeLayout: ViewModifier, ElementModifier, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        var attributes = Attributes()
        attributes.set(.fixesWidth, horizontal)
        attributes.set(.fixesHeight, vertical)
        return Element(.fixedSize, attributes: attributes)
    }
}

extension View {
    /// Puts the view into a frame of a fixed size; nil keeps the view's own width or height.
    public nonisolated func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame with minimum, ideal and maximum sizes.
    public nonisolated func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth,
                idealWidth: idealWidth,
                maxWidth: maxWidth,
                minHeight: minHeight,
                idealHeight: idealHeight,
                maxHeight: maxHeight,
                alignment: alignment
            )
        )
    }

    /// Gives the view its ideal size on both axes.
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Gives the view its ideal size on the given axes.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }
}
