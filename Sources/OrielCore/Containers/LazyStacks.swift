public import Foundation

/// Views in a line from top to bottom; those far from the viewport are not mounted.
///
/// Unlike Apple's, only rows of a `ForEach` with more than 64 elements are omitted; other views are always mounted.
public struct LazyVStack<Content> {
    package let elementDescription: LazyStackDescription
    package let content: Content
}

extension LazyVStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    package static var contentContext: RowContext? { .lazy }

    /// - Parameters:
    ///   - spacing: The distance between adjacent views in points; nil for the platform default.
    ///   - pinnedViews: The parts of sections that stay on screen while their rows scroll.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = LazyStackDescription(
            kind: .lazyVStack,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing,
            pinnedViews: pinnedViews
        )
        self.content = content()
    }
}

/// Views in a line from leading to trailing; those far from the viewport are not mounted, as in a `LazyVStack`.
public struct LazyHStack<Content> {
    package let elementDescription: LazyStackDescription
    package let content: Content
}

extension LazyHStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    package static var contentContext: RowContext? { .lazy }

    /// - Parameters:
    ///   - spacing: The distance between adjacent views in points; nil for the platform default.
    ///   - pinnedViews: The parts of sections that stay on screen while their rows scroll.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = LazyStackDescription(
            kind: .lazyHStack,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing,
            pinnedViews: pinnedViews
        )
        self.content = content()
    }
}

/// Views in a grid that has the given columns and grows downwards. Views far from the viewport are not mounted, as in a
/// `LazyVStack`.
public struct LazyVGrid<Content> {
    package let elementDescription: LazyStackDescription
    package let content: Content
}

extension LazyVGrid: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    package static var contentContext: RowContext? { .lazy }

    /// - Parameters:
    ///   - columns: The width of each column.
    ///   - spacing: The distance between rows in points; nil for the platform default.
    public nonisolated init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = LazyStackDescription(
            kind: .lazyVGrid,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing,
            pinnedViews: pinnedViews,
            tracks: columns
        )
        self.content = content()
    }
}

/// Views in a grid that has the given rows and grows sideways. Views far from the viewport are not mounted, as in a
/// `LazyVStack`.
public struct LazyHGrid<Content> {
    package let elementDescription: LazyStackDescription
    package let content: Content
}

extension LazyHGrid: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    package static var contentContext: RowContext? { .lazy }

    /// - Parameters:
    ///   - rows: The height of each row.
    ///   - spacing: The distance between columns in points; nil for the platform default.
    public nonisolated init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = LazyStackDescription(
            kind: .lazyHGrid,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing,
            pinnedViews: pinnedViews,
            tracks: rows
        )
        self.content = content()
    }
}

/// The parts of sections in a lazy container that stay on screen.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// The element description shared by the lazy containers.
package struct LazyStackDescription {
    let kind: Element.Kind
    let alignment: Alignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    var tracks: [GridItem]?
}

extension LazyStackDescription: StaticElementDescription {
    package var element: Element {
        var attributes = Attributes()
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        attributes.set(.spacing, spacing)
        attributes.set(.pinsHeaders, pinnedViews.contains(.sectionHeaders))
        attributes.set(.pinsFooters, pinnedViews.contains(.sectionFooters))
        if let tracks { attributes[.tracks] = .tracks(tracks) }
        return Element(kind, attributes: attributes)
    }
}
