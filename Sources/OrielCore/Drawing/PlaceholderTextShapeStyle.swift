/// The colour of text that stands in for what is missing.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.placeholder)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of text that stands in for what is missing.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
