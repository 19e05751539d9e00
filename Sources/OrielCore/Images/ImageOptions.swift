/// How an image is drawn, as its own modifiers say.
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
    /// What fills the room when an image is made larger.
    public enum ResizingMode: Hashable, Sendable {
        case tile
        case stretch
    }

    /// Whether an image has colours of its own.
    public enum TemplateRenderingMode: Hashable, Sendable {
        /// The image is a mask for the foreground style.
        case template
        case original
    }

    /// How pixels are drawn in another size.
    public enum Interpolation: Hashable, Sendable {
        case none
        case low
        case medium
        case high
    }

    /// How large symbols are beside text.
    public enum Scale: Hashable, Sendable {
        case small
        case medium
        case large
    }
}

extension Image {
    /// Lets the image take the size it is given.
    ///
    /// - Parameter capInsets: What keeps its size at the edges, in points.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
    ) -> Image {
        changed {
            $0.resizing = resizingMode
            $0.capInsets = capInsets
        }
    }

    /// Sets whether the image is shown in its own colours; nil leaves it to the asset catalogue.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        changed { $0.renderingMode = renderingMode }
    }

    /// Sets how pixels are drawn in another size.
    public func interpolation(_ interpolation: Interpolation) -> Image {
        changed { $0.interpolation = interpolation }
    }

    /// Sets whether edges are smoothed.
    public func antialiased(_ isAntialiased: Bool) -> Image { changed { $0.isAntialiased = isAntialiased } }

    /// Sets which colours a symbol is drawn in.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        changed { $0.symbolRenderingMode = mode }
    }

    private func changed(_ change: (inout ImageOptions) -> Void) -> Image {
        var image = self
        change(&image.options)
        return image
    }
}
