/// A light colour for shapes behind content.
@frozen public struct FillShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.fill)
    }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// A light colour for shapes behind content.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}
