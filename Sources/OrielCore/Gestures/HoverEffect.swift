/// The look of a view while the pointer is over it.
public struct HoverEffect: Hashable, Sendable {
    let name: String

    public static let automatic = HoverEffect(name: "highlight")
    /// A background behind the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// The view becomes larger and casts a shadow.
    public static let lift = HoverEffect(name: "lift")
}

private enum HoverEffectDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum DefaultHoverEffectKey: EnvironmentKey { static var defaultValue: HoverEffect { .automatic } }

extension EnvironmentValues {
    /// Whether the views inside have no effect of the pointer.
    public internal(set) var isHoverEffectEnabled: Bool {
        get { !self[HoverEffectDisabledKey.self] }
        set { self[HoverEffectDisabledKey.self] = !newValue }
    }

    fileprivate var defaultHoverEffect: HoverEffect {
        get { self[DefaultHoverEffectKey.self] }
        set { self[DefaultHoverEffectKey.self] = newValue }
    }
}

private struct HoverEffectModifier {
    /// Nil for the default of the views around.
    let effect: HoverEffect?
    let isEnabled: Bool
}

extension HoverEffectModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(.hover)
        if isEnabled, environment.isEnabled, environment.isHoverEffectEnabled {
            element.attributes[.effect] = .string((effect ?? environment.defaultHoverEffect).name)
        }
        return element
    }
}

extension View {
    /// Changes the look of the view while the pointer is over it. The browser draws it, without the server.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        modifier(HoverEffectModifier(effect: effect == .automatic ? nil : effect, isEnabled: isEnabled))
    }

    /// Disables the effects of the pointer on the views inside.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Sets the automatic effect of the pointer on the views inside.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        environment(\.defaultHoverEffect, effect ?? .automatic)
    }
}
