import Foundation

/// A modifier that draws its content with an effect for each phase.
private struct ScrollTransitionModifier {
    let top: ScrollTransitionConfiguration
    let bottom: ScrollTransitionConfiguration
    let axis: Axis?
    let parts: (ScrollTransitionPhase) -> _VisualEffectParts
    @State private var phase: ScrollTransitionPhase?

    init(
        top: ScrollTransitionConfiguration,
        bottom: ScrollTransitionConfiguration,
        axis: Axis?,
        parts: @escaping (ScrollTransitionPhase) -> _VisualEffectParts
    ) {
        self.top = top
        self.bottom = bottom
        self.axis = axis
        self.parts = parts
    }
}

extension ScrollTransitionModifier: ViewModifier {
    func body(content: Content) -> some View {
        let shown = isAnimated(phase) ? phase ?? .identity : .identity
        let animated = [top, bottom].compactMap(\.animated)
        content.modifier(
            ScrollTransitionElement(
                shown: parts(shown),
                leading: top.curve.map { ($0, parts(.topLeading), top.threshold) },
                trailing: bottom.curve.map { ($0, parts(.bottomTrailing), bottom.threshold) },
                axis: axis,
                threshold: animated.isEmpty ? nil : (top.animated == nil ? bottom : top).threshold,
                note: note
            )
        )
    }

    private func isAnimated(_ phase: ScrollTransitionPhase?) -> Bool {
        switch phase {
        case .topLeading: top.animated != nil
        case .bottomTrailing: bottom.animated != nil
        default: false
        }
    }

    /// The first phase is shown at once.
    private func note(_ new: ScrollTransitionPhase) {
        guard new != phase else { return }
        let animation = (new == .topLeading || phase == .topLeading ? top : bottom).animated
        withAnimation(phase == nil ? nil : animation) { phase = new }
    }
}

extension ScrollTransitionConfiguration {
    fileprivate var animated: Animation? {
        if case .animated(let animation) = mode { animation } else { nil }
    }

    fileprivate var curve: UnitCurve? {
        if case .interactive(let curve) = mode { curve } else { nil }
    }
}

private struct ScrollTransitionElement {
    typealias Way = (curve: UnitCurve, parts: _VisualEffectParts, threshold: ScrollTransitionConfiguration.Threshold)

    let shown: _VisualEffectParts
    let leading: Way?
    let trailing: Way?
    let axis: Axis?
    /// The threshold that the browser reports; nil if no phase is animated.
    let threshold: ScrollTransitionConfiguration.Threshold?
    let note: (ScrollTransitionPhase) -> Void
}

extension ScrollTransitionElement: ViewModifier, ElementModifier {
    typealias Body = Never

    func makeElement(in environment: EnvironmentValues) -> Element {
        var element = Element(
            .visualEffect,
            attributes: [.identity: .transition(_TransitionEffects(effects: shown.elements))]
        )
        if let axis { element.attributes[.axis] = .string("\(axis)") }
        if let trailing {
            element.attributes[.insertion] = .transition(trailing.parts.effects(along: trailing.curve))
            element.attributes[.insertionPlace] = trailing.threshold.attribute
        }
        if let leading {
            element.attributes[.removal] = .transition(leading.parts.effects(along: leading.curve))
            element.attributes[.removalPlace] = leading.threshold.attribute
        }
        if let threshold {
            element.attributes[.watch] = .string("\(min(threshold.place, 1)) sides")
            element.events.insert(.phase)
        }
        return element
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .phase(0): note(.bottomTrailing)
        case .phase(1): note(.identity)
        case .phase(2): note(.topLeading)
        default: break
        }
    }
}

extension _VisualEffectParts {
    /// The curve is the timing of an animation of one second.
    fileprivate func effects(along curve: UnitCurve) -> _TransitionEffects {
        _TransitionEffects(effects: elements, animation: .timingCurve(curve, duration: 1))
    }
}

extension ScrollTransitionConfiguration.Threshold {
    /// The place, and the distance in points.
    fileprivate var attribute: Attributes.Value { .point(UnitPoint(x: place, y: distance)) }
}

extension View {
    /// Draws the view with an effect while it enters or leaves the visible part of the scroll view around it.
    ///
    ///     .scrollTransition { content, phase in
    ///         content.opacity(phase.isIdentity ? 1 : 0).scaleEffect(phase.isIdentity ? 1 : 0.75)
    ///     }
    ///
    /// An interactive transition is run by the browser, from the effects of the three phases. Browsers without scroll-driven
    /// animations show the phase `identity`. Unlike Apple's, a distance of a threshold has no effect on animated transitions.
    ///
    /// - Parameter axis: The axis of the scroll view; nil for the scroll view's own.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Draws the view with an effect while it enters or leaves the visible part of the scroll view around it.
    ///
    /// - Parameter axis: The axis of the scroll view; nil for the scroll view's own.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(top: topLeading, bottom: bottomTrailing, axis: axis) { phase in
                transition(EmptyVisualEffect(), phase)._parts
            }
        )
    }
}
