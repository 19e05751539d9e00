public import Foundation

/// Views in a line from leading to trailing.
public struct HStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    package let content: Content
}

extension HStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// - Parameter spacing: Between neighbours, in points; nil for the platform's.
    public nonisolated init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package var elementDescription: StackDescription {
        StackDescription(kind: .hStack, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    }
}

/// Views in a line from top to bottom.
public struct VStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    package let content: Content
}

extension VStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    /// - Parameter spacing: Between neighbours, in points; nil for the platform's.
    public nonisolated init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    package var elementDescription: StackDescription {
        StackDescription(kind: .vStack, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content> {
    let alignment: Alignment
    package let content: Content
}

extension ZStack: View, PrimitiveView, ContainerElementView where Content: View {
    public typealias Body = Never

    public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    package var elementDescription: StackDescription {
        StackDescription(kind: .zStack, alignment: alignment, spacing: nil)
    }
}

/// What the three stacks have in common.
package struct StackDescription: ElementDescription {
    let kind: Element.Kind
    let alignment: Alignment
    let spacing: CGFloat?

    package func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = Attributes()
        if alignment != .center { attributes[.alignment] = .alignment(alignment) }
        attributes.set(.spacing, spacing)
        return Element(kind, attributes: attributes)
    }
}
