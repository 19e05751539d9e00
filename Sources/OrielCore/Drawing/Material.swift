/// A translucent background that blurs the content behind it.
public struct Material: ShapeStyle, Hashable {
    package enum Thickness: Hashable, Sendable {
        case ultraThin, thin, regular, thick, ultraThick, bar
    }

    package let thickness: Thickness

    public static let regular = Material(thickness: .regular)
    public static let thick = Material(thickness: .thick)
    public static let thin = Material(thickness: .thin)
    public static let ultraThin = Material(thickness: .ultraThin)
    public static let ultraThick = Material(thickness: .ultraThick)
    public static let bar = Material(thickness: .bar)

    public func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.material(thickness))
    }
}

extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var thinMaterial: Material { .thin }
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material(thickness: .bar) }
}
