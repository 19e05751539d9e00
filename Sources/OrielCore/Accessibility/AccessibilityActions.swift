extension View {
    /// Adds an action for assistive technology.
    ///
    /// Unlike Apple's, the action is a button that becomes visible when it gets the keyboard focus.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: actionKind.name, handler)
    }

    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(action: handler) { name }
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> Label
    ) -> some View {
        // Actions of views run on the main actor.
        nonisolated(unsafe) let action = action
        return accessibilityActions { Button(action: { action() }, label: label) }
    }

    /// Adds several actions for assistive technology. They are buttons that become visible when they get the keyboard
    /// focus.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        layer(.accessibilityActions, content())
    }

    /// Adds an action that increments or decrements the view's value, for assistive technology and the arrow keys.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AdjustableModifier(action: handler))
    }

    /// Provides another view to assistive technology in place of this one.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        layer(.accessibilityRepresentation, representation())
    }
}

private struct AdjustableModifier {
    let action: (AccessibilityAdjustmentDirection) -> Void
}

extension AdjustableModifier: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes: Attributes = [
            .isAdjustable: .bool(true), .keys: .string("ArrowDown ArrowLeft ArrowRight ArrowUp"),
        ]
        attributes.set(.isDisabled, !environment.isEnabled)
        return Element(.accessibility, attributes: attributes, events: .key)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .key(let name, _) = event else { return }
        let forward = environment.layoutDirection == .leftToRight ? "ArrowRight" : "ArrowLeft"
        switch name {
        case "ArrowUp", forward: action(.increment)
        case "ArrowDown", "ArrowLeft", "ArrowRight": action(.decrement)
        default: break
        }
    }
}
