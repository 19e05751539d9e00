/// The colours in which a symbol is drawn.
public struct SymbolRenderingMode: Sendable, Equatable {
    let name: String

    /// The foreground style for all layers.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// The levels of the foreground style, such as primary and secondary.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The styles passed to `foregroundStyle`, one for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
}
