/// The variants in which symbols are shown, if they have them.
///
///     Image(systemName: "heart").symbolVariant(.circle.fill)   // heart.circle.fill
public struct SymbolVariants: Hashable, Sendable {
    private enum Shape: String {
        case circle, square, rectangle
    }

    private var shape: Shape?
    private var isFilled = false
    private var isSlashed = false

    private init(shape: Shape? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(shape: .circle)
    public static let square = SymbolVariants(shape: .square)
    public static let rectangle = SymbolVariants(shape: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { adding(.circle) }
    public var square: SymbolVariants { adding(.square) }
    public var rectangle: SymbolVariants { adding(.rectangle) }
    public var fill: SymbolVariants { adding(.fill) }
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether all variants of `other` are included.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    /// Returns both together. If both have a shape, the shape of `other` is used.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape,
            isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed
        )
    }

    /// The suffix of a symbol's name, in the order of SF Symbols: `slash.circle.fill`; empty for none.
    package var suffix: String {
        [isSlashed ? "slash" : nil, shape?.rawValue, isFilled ? "fill" : nil].compactMap(\.self).joined(separator: ".")
    }
}
