/// A layer in front of or behind a view, which determines the size.
struct LayerModifier<Layer: View> {
    let elementDescription: StackDescription
    /// The layer is wrapped in a stack, so that it is always the element's last child.
    let layer: ZStack<Layer>

    nonisolated init(kind: Element.Kind, alignment: Alignment, layer: Layer) {
        elementDescription = StackDescription(kind: kind, alignment: alignment, spacing: nil)
        self.layer = ZStack(alignment: alignment) { layer }
    }
}

extension LayerModifier: ViewModifier, PrimitiveModifier {
    typealias Body = Never

    static var isAppliedToEachView: Bool { true }

    static func makeViewType<Content: View>(content: Content.Type) -> ViewType {
        let view = ModifiedContent<Content, Self>.self
        let (outer, inner) = (WrapperLayout(view), WrapperLayout(Self.self, content: "layer"))
        let children = TupleViewType(
            view,
            [(outer.content, ViewType.of(content)), (outer.addition + inner.content, ViewType.of(ZStack<Layer>.self))]
        )
        return StaticContainerViewType<StackDescription>(
            view,
            content: children,
            layout: WrapperLayout(content: 0, addition: outer.addition + inner.addition),
            role: .row
        )
    }
}

extension View {
    /// Adds a layer to the view.
    nonisolated func layer<V: View>(_ kind: Element.Kind, alignment: Alignment = .center, _ layer: V) -> some View {
        modifier(LayerModifier(kind: kind, alignment: alignment, layer: layer))
    }
}

extension View {
    /// Puts views in front of this one.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        layer(.overlay, alignment: alignment, content())
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        layer(.overlay, alignment: alignment, overlay)
    }

    /// Puts views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        layer(.background, alignment: alignment, content())
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        layer(.background, alignment: alignment, background)
    }
}
