/// The background style in force.
@frozen public struct BackgroundStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.background)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background style in force.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
