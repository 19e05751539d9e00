import Foundation

/// A view that goes through phases; each phase begins with an animation when the previous one has ended.
///
///     PhaseAnimator([1.0, 1.2]) { scale in
///         Heart().scaleEffect(scale)
///     } animation: { _ in .bouncy }
///
/// Unlike Apple's, a phase lasts at least 0.05 seconds, as each is sent to the browser.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    /// Nil for phases that repeat.
    private let trigger: AnyEquatable?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var pace = PhasePace()

    /// Goes through the phases once, and back to the first one, each time the trigger changes.
    public nonisolated init(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyEquatable(trigger)
        self.content = content
        self.animation = animation
    }

    /// Repeats the phases endlessly.
    public nonisolated init(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .modifier(
                    AnimatorModifier(
                        trigger: trigger,
                        startsOnAppearance: trigger == nil,
                        start: { advance() },
                        stop: { pace.stop() }
                    )
                )
        }
    }

    @MainActor private func advance() {
        guard phases.count > 1 else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        if trigger != nil, next == 0 { return pace.stop() }
        pace.wait(animation?.duration(until: .logicallyComplete) ?? 0) { advance() }
    }
}

/// The time between phases.
@MainActor
private final class PhasePace {
    /// In seconds.
    private static let shortestPhase = 0.05

    private var steps = 0
    private weak var sampler: AnimationSampler?

    func stop() { steps += 1 }

    /// Runs `action` after a delay in seconds. A later call, or ``stop()``, cancels it. An infinite delay never ends.
    func wait(_ delay: TimeInterval, _ action: @escaping () -> Void) {
        steps += 1
        let step = steps
        // The first phase begins while the graph is updated.
        sampler = sampler ?? Evaluation.graph?.animationSampler
        guard delay.isFinite else { return }
        sampler?.run(after: max(delay, Self.shortestPhase)) { [weak self] in
            if self?.steps == step { action() }
        }
    }
}

extension View {
    /// Goes through phases once, and back to the first one, each time the trigger changes.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases,
            trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) },
            animation: animation
        )
    }

    /// Repeats phases endlessly.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
