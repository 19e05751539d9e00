extension View {
    /// Shows only the parts of the view where a mask is opaque.
    ///
    /// Masks are shapes and gradients, with or without padding, and pictures and symbols, also resizable ones, with
    /// frames or padding. A colour or a gradient can have a text as its mask. Unlike Apple's, any other mask has no
    /// effect, because browsers have no masks of pages: several views, texts over other views, and pictures of other
    /// servers.
    ///
    ///     Image("Mountains").mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
    ///
    /// - Parameter alignment: The place of a picture or symbol that is smaller than the view.
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
