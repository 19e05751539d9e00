public import OrielUIKit

/// A control for selecting a colour.
///
/// Unlike Apple's, it is the browser's own colour field, in which the user cannot change the opacity.
public struct ColorPicker<Label> {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    let label: Label
}

extension ColorPicker: View where Label: View {
    public var body: some View {
        ColorPickerElement(
            elementDescription: ColorPickerDescription(selection: selection, supportsOpacity: supportsOpacity),
            content: ControlLabel { label }
        )
    }

    /// - Parameter supportsOpacity: Whether the user can change the opacity. Ignored, because browsers offer only
    ///   opaque colours.
    public nonisolated init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: label())
    }
}

extension ColorPicker where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title))
    }
}

// MARK: - Colours of Core Graphics

extension ColorPicker where Label: View {
    /// Creates a control for a colour of Core Graphics.
    @_disfavoredOverload
    public nonisolated init(
        selection: Binding<CGColor>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label())
    }
}

extension ColorPicker where Label == Text {
    /// Creates a control for a colour of Core Graphics.
    @_disfavoredOverload
    public nonisolated init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<CGColor>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: Text(titleKey))
    }

    /// Creates a control for a colour of Core Graphics.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: Text(title))
    }
}

extension Binding<CGColor> {
    /// The colour as one of SwiftUI. Colours that depend on the appearance are those of light mode.
    fileprivate nonisolated var color: Binding<Color> {
        Binding<Color>(
            get: { Color(cgColor: wrappedValue) },
            set: { color in
                if let new = color.cgColor { wrappedValue = new }
            }
        )
    }
}

private struct ColorPickerElement<Content: View> {
    let elementDescription: ColorPickerDescription
    let content: Content
}

extension ColorPickerElement: ContainerElementView {
    typealias Body = Never
}

private struct ColorPickerDescription: ElementDescription {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        let color = selection.wrappedValue.resolve(in: environment)
        var attributes: Attributes = [.value: .string(color.opaqueHex)]
        if color.opacity < 1 { attributes[.opacity] = .number(Double(color.opacity)) }
        environment.describeLabeledControl(in: &attributes)
        return Element(.colorPicker, attributes: attributes, events: .input)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .input(let text) = event, var color = Color.Resolved(opaqueHex: text) else { return }
        color.opacity = supportsOpacity ? selection.wrappedValue.resolve(in: environment).opacity : 1
        selection.wrappedValue = Color(color)
    }
}

extension Color.Resolved {
    /// The colour in the format of a browser's colour field: `#rrggbb`.
    fileprivate var opaqueHex: String {
        let digits = [red, green, blue].map { component in
            let byte = Int(saturating: Double((min(max(component, 0), 1) * 255).rounded()))
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return "#" + digits.joined()
    }

    fileprivate init?(opaqueHex text: String) {
        guard text.count == 7, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
        func component(_ shift: UInt32) -> Float { Float((number >> shift) & 0xff) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0))
    }
}
