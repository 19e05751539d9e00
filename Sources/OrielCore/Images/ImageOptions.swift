/// The drawing options that an image's own modifiers set.
struct ImageOptions: Equatable, Sendable {
    var variableValue: Double?
    var resizing: Image.ResizingMode?
    var capInsets = EdgeInsets()
    var renderingMode: Image.TemplateRenderingMode?
    var symbolRenderingMode: SymbolRenderingMode?
    var interpolation: Image.Interpolation?
    var isAntialiased = true
}

extension Image {
    /// The way a resizable image fills its space.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// The source of an image's colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image is a mask for the foreground style.
        case template
        case original
    }

    /// The interpolation of a scaled image.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// The size of symbols relative to text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }
}

extension Image {
    /// Makes the image resizable, so that it fills the available space.
    ///
    /// - Parameter capInsets: The widths of the edges that are not scaled, in points.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed {
            $0.resizing = resizingMode
            $0.capInsets = capInsets
        }
    }

    /// Sets whether the image is shown in its own colours; nil uses the setting of the asset catalogue.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Sets the interpolation of the image when it is scaled. Unlike Apple's, all values but `none` look the same.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// Sets whether edges are smoothed. Unlike Apple's, it has no effect.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// Sets the colours in which a symbol is drawn. Unlike Apple's, all modes draw it in one colour.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolRenderingMode = mode }
    }

    private func changed(_ change: (inout ImageOptions) -> Void) -> Image {
        var image = self
        change(&image.options)
        return image
    }
}
