extension View {
    /// Shows the view where a mask is opaque.
    ///
    /// Unlike Apple's, only shapes and gradients work as masks, also with padding around them. With any other view as
    /// the mask, everything stays visible.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        LayeredView(kind: .mask, alignment: alignment, base: self, layer: mask())
    }

    /// Shows the view where a mask is opaque.
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        LayeredView(kind: .mask, alignment: .center, base: self, layer: mask)
    }
}
