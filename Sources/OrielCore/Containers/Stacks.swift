public import Foundation

/// Views in a line from leading to trailing.
///
/// Unlike Apple's, a text next to one with a higher layout priority can become as narrow as a single character.
public struct HStack<Content> {
    @usableFromInline package let elementDescription: StackDescription
    @usableFromInline package let content: Content
}

extension HStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// - Parameter spacing: The distance between adjacent views in points; nil for the platform default.
    @inlinable public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = .row(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views in a line from top to bottom.
public struct VStack<Content> {
    @usableFromInline package let elementDescription: StackDescription
    @usableFromInline package let content: Content
}

extension VStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// - Parameter spacing: The distance between adjacent views in points; nil for the platform default.
    @inlinable public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        elementDescription = .column(alignment: alignment, spacing: spacing)
        self.content = content()
    }
}

/// Views on top of each other, the last in front.
///
/// Unlike Apple's, if a view is larger than the proposed space, flexible views in the stack become as large as that
/// view.
public struct ZStack<Content> {
    @usableFromInline package let elementDescription: StackDescription
    @usableFromInline package let content: Content
}

extension ZStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    @inlinable public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        elementDescription = .layers(alignment: alignment)
        self.content = content()
    }
}

/// The element description shared by the three stacks.
@usableFromInline package struct StackDescription {
    let kind: Element.Kind
    let alignment: Alignment
    let spacing: CGFloat?

    @usableFromInline static func row(alignment: VerticalAlignment, spacing: CGFloat?) -> StackDescription {
        let alignment = Alignment(horizontal: .center, vertical: alignment)
        return StackDescription(kind: .hStack, alignment: alignment, spacing: spacing)
    }

    @usableFromInline static func column(alignment: HorizontalAlignment, spacing: CGFloat?) -> StackDescription {
        let alignment = Alignment(horizontal: alignment, vertical: .center)
        return StackDescription(kind: .vStack, alignment: alignment, spacing: spacing)
    }

    @usableFromInline static func layers(alignment: Alignment) -> StackDescription {
        StackDescription(kind: .zStack, alignment: alignment, spacing: nil)
    }
}

extension StackDescription: StaticElementDescription {
    package var element: Element {
        var attributes = Attributes()
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        attributes.set(.spacing, spacing)
        return Element(kind, attributes: attributes)
    }
}
