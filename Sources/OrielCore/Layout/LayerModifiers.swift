/// A view with a layer in front of or behind it; the view determines the size.
struct LayeredView<Base: View, Layer: View> {
    let elementDescription: StackDescription
    /// The layer is wrapped in a stack, so that it is always the element's last child.
    let content: TupleView<(Base, ZStack<Layer>)>

    nonisolated init(kind: Element.Kind, alignment: Alignment, base: Base, layer: Layer) {
        elementDescription = StackDescription(kind: kind, alignment: alignment, spacing: nil)
        content = TupleView((base, ZStack(alignment: alignment) { layer }))
    }
}

extension LayeredView: ContainerElementView {
    typealias Body = Never
}

extension View {
    /// Puts views in front of this one.
    public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    {
        LayeredView(kind: .overlay, alignment: alignment, base: self, layer: content())
    }

    /// Puts a view in front of this one.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        LayeredView(kind: .overlay, alignment: alignment, base: self, layer: overlay)
    }

    /// Puts views behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        LayeredView(kind: .background, alignment: alignment, base: self, layer: content())
    }

    /// Puts a view behind this one.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View {
        LayeredView(kind: .background, alignment: alignment, base: self, layer: background)
    }
}
