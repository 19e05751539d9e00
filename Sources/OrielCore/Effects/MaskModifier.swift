extension View {
    /// Shows only the parts of the view where a mask is opaque.
    ///
    /// Unlike Apple's, only shapes and gradients, with or without padding, work as masks. Any other mask has no effect.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        layer(.mask, alignment: alignment, mask())
    }

    /// Shows only the parts of the view where a mask is opaque.
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        layer(.mask, mask)
    }
}
