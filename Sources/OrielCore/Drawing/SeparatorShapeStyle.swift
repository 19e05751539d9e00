/// The colour of separator lines.
@frozen public struct SeparatorShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.separator)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of separator lines.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
