/// The current foreground style.
@frozen public struct ForegroundStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.foreground)
    }
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The current foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
