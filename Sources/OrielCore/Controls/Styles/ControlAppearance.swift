import Foundation

extension EnvironmentValues {
    /// Adds the attributes shared by all controls: whether they are enabled, their tint and their size.
    func describeControl(in attributes: inout Attributes) {
        attributes.set(.isDisabled, !isEnabled)
        describeTint(in: &attributes)
        let size = controlSize
        if size != .regular { attributes[.controlSize] = .string("\(size)") }
    }

    /// Adds the tint of controls, if one is set.
    func describeTint(in attributes: inout Attributes) {
        if let tint = controlTint { attributes[.tint] = .color(tint) }
    }

    private var controlTint: Color? {
        if let explicitTint { return explicitTint }
        let accent = accentColor
        return accent == .accentColor ? nil : accent
    }

    /// Adds the attributes of a control with a label.
    func describeLabeledControl(in attributes: inout Attributes) {
        describeControl(in: &attributes)
        attributes.set(.hidesLabel, hidesControlLabels)
    }
}

private enum HidesControlLabelsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var hidesControlLabels: Bool {
        get { self[HidesControlLabelsKey.self] }
        set { self[HidesControlLabelsKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view. Assistive technology still reads them.
    public nonisolated func labelsHidden() -> some View { environment(\.hidesControlLabels, true) }

    /// Shows or hides the labels of the controls in this view. Assistive technology still reads hidden ones.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        transformEnvironment(\.hidesControlLabels) { isHidden in
            if visibility != .automatic { isHidden = visibility == .hidden }
        }
    }

    /// Sets the tint colour of the controls in this view; for a style with several colours, their first.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.explicitTint, tint?._resolve(in: _ShapeStyleContext()).value.mainColor)
    }
}

extension ResolvedShapeStyle {
    /// The colour that represents the style if only one can be shown; nil for the accent colour.
    fileprivate var mainColor: Color? {
        switch self {
        case .color(let color): color
        case .opacity(let opacity, let style): style.mainColor?.opacity(opacity)
        case .level(_, let style), .shadow(_, let style): style.mainColor
        case .mesh(let mesh): Color(mesh.mean)
        case .gradient(let gradient): gradient.firstColor
        case .linearGradient(let linear): linear.gradient.firstColor
        case .radialGradient(let radial): radial.gradient.firstColor
        case .ellipticalGradient(let elliptical): elliptical.gradient.firstColor
        case .angularGradient(let angular): angular.gradient.firstColor
        case .hierarchical(0), .foreground: .primary
        case .hierarchical, .placeholder: .secondary
        default: nil
        }
    }
}

/// A control's label: visible next to the control, or only for assistive technology.
struct ControlLabel<Content: View> {
    let elementDescription: ControlLabelDescription
    let content: Content

    nonisolated init(role: String? = nil, fraction: Double? = nil, @ViewBuilder content: () -> Content) {
        elementDescription = ControlLabelDescription(role: role, fraction: fraction)
        self.content = content()
    }
}

extension ControlLabel: ContainerElementView {
    typealias Body = Never
}

struct ControlLabelDescription: StaticElementDescription {
    /// The role among several labels: `minimum`, `maximum`, `value`, `tick`; nil for the label that names the control.
    let role: String?
    /// The place of a tick, from 0 to 1.
    var fraction: Double?

    var element: Element {
        var attributes = Attributes()
        attributes.set(.role, role)
        if let fraction { attributes[.value] = .number(fraction) }
        return Element(.controlLabel, attributes: attributes)
    }
}

extension AnyGradient {
    fileprivate var firstColor: Color? {
        switch source {
        case .color(let color): color
        case .gradient(let gradient): gradient.stops.first?.color
        }
    }
}
