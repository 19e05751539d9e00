/// A control style in force, and the one that was in force around the view it was set on.
///
/// A style can show the control it styles once more; that one then looks as it would have without the style:
///
///     struct Framed: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
///     }
struct StyleLayer: StyleLayering {
    /// What the app has set, of a type that conforms to the style protocol of the control.
    let style: Any
    /// What renderers call a style of this framework; nil for one of the app's own.
    let name: String?
    let outer: (any StyleLayering)?

    var layer: StyleLayer { self }
}

/// Lets a layer hold another.
protocol StyleLayering {
    var layer: StyleLayer { get }
}

/// A style that renderers know by name.
protocol NamedStyle {
    var styleName: String { get }
}

/// A style that brings a colour along.
protocol TintedStyle {
    var styleTint: Color? { get }
}

/// Where the style of one sort of control is kept.
///
/// - Parameter Control: Any type that stands for the sort of control.
enum StyleKey<Control>: EnvironmentKey {
    static var defaultValue: StyleLayer? { nil }
}

/// Sets the style of the controls inside.
///
/// The style's type is part of the modifier's, so where it changes the controls begin anew.
struct StyleModifier<Control, Style> {
    let style: Style

    init(_ style: Style, for control: Control.Type) { self.style = style }
}

extension StyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        let name = (style as? any NamedStyle)?.styleName
        if let tint = (style as? any TintedStyle)?.styleTint { values.explicitTint = tint }
        values[StyleKey<Control>.self] = StyleLayer(style: style, name: name, outer: values[StyleKey<Control>.self])
    }
}

/// Puts the style that was in force outside back in force.
struct OuterStyleModifier<Control> {
    let outer: StyleLayer?
}

extension OuterStyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values[StyleKey<Control>.self] = outer }
}

/// A style value whose dynamic properties work, because it lies inside the view that asks it for a body.
@propertyWrapper
struct StyleValue<Style> {
    let wrappedValue: Style
}

extension StyleValue: PropertyContainer {
    static var contentType: Any.Type { Style.self }
}
