/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
    package let base: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
    }

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        base._resolve(in: context)
    }
}
