/// The colour of selected items.
@frozen public struct SelectionShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
    public init() {}

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.selection)
    }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour of selected items.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
