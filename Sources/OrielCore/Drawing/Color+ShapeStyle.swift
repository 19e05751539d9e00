extension Color: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(self))
    }
}

extension Color.Resolved: ShapeStyle {
    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.color(Color(self)))
    }
}

// The compiler tries both this and the colour's own member for `Color.red`, each with all that is around it. It prefers the latter, and so
// needs not try the former.
extension ShapeStyle where Self == Color {
    @_disfavoredOverload public static var red: Color { Color.red }
    @_disfavoredOverload public static var orange: Color { Color.orange }
    @_disfavoredOverload public static var yellow: Color { Color.yellow }
    @_disfavoredOverload public static var green: Color { Color.green }
    @_disfavoredOverload public static var mint: Color { Color.mint }
    @_disfavoredOverload public static var teal: Color { Color.teal }
    @_disfavoredOverload public static var cyan: Color { Color.cyan }
    @_disfavoredOverload public static var blue: Color { Color.blue }
    @_disfavoredOverload public static var indigo: Color { Color.indigo }
    @_disfavoredOverload public static var purple: Color { Color.purple }
    @_disfavoredOverload public static var pink: Color { Color.pink }
    @_disfavoredOverload public static var brown: Color { Color.brown }
    @_disfavoredOverload public static var white: Color { Color.white }
    @_disfavoredOverload public static var gray: Color { Color.gray }
    @_disfavoredOverload public static var black: Color { Color.black }
    @_disfavoredOverload public static var clear: Color { Color.clear }
}
