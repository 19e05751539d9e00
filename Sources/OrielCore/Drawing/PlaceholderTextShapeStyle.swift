/// The colour of placeholder text.
@frozen public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.placeholder)
    }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
