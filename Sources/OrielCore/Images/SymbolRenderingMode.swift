/// Which colours a symbol is drawn in.
public struct SymbolRenderingMode: Sendable, Equatable {
    let name: String

    /// All in the foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// In colours of the symbol's own.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// In levels of the foreground style.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// In the styles given to `foregroundStyle`, one for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
}
