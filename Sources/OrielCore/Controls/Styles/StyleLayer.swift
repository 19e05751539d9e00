/// A control style, and the style that applied around the view it was set on.
///
/// A style can show its control again; that inner control is shown without the style:
///
///     struct Framed: ToggleStyle {
///         func makeBody(configuration: Configuration) -> some View { Toggle(configuration).border(.red) }
///     }
struct StyleLayer: StyleLayering {
    /// The style set by the app; its type conforms to the style protocol of the control.
    let style: Any
    /// The renderers' name of a built-in style; nil for a custom style.
    let name: String?
    let outer: (any StyleLayering)?

    var layer: StyleLayer { self }
}

/// Lets one layer contain another.
protocol StyleLayering {
    var layer: StyleLayer { get }
}

/// A style known to renderers by name.
protocol NamedStyle {
    var styleName: String { get }
}

/// A style with its own tint.
protocol TintedStyle {
    var styleTint: Color? { get }
}

/// The environment key for the style of one kind of control.
///
/// - Parameter Control: Any type that identifies the kind of control.
enum StyleKey<Control>: EnvironmentKey {
    static var defaultValue: StyleLayer? { nil }
}

/// Sets the style of the controls inside.
///
/// The style's type is part of the modifier's, so a change of type resets the controls.
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

/// Restores the outer style.
struct OuterStyleModifier<Control> {
    let outer: StyleLayer?
}

extension OuterStyleModifier: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values[StyleKey<Control>.self] = outer }
}

/// A style value whose dynamic properties work, because it is stored in the view that calls its `makeBody`.
@propertyWrapper
struct StyleValue<Style> {
    let wrappedValue: Style
}

extension StyleValue: PropertyContainer {
    static var contentType: Any.Type { Style.self }
}
