/// The current background style.
@frozen public struct BackgroundStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.background)
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The current background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
