import Dispatch
package import Foundation

/// A node whose view depends on a value in motion.
@MainActor
protocol SampledNode: ViewNode {
    /// The time at which the last movement ends; nil if the value does not move.
    var motionEnd: TimeInterval? { get }

    /// Shows the value at the sampler's time.
    func showMotion()
}

/// Computes views between the start and the end of an animation, for values that the browser cannot interpolate.
///
/// A flush that starts an animation also computes the views for later times, and sends them in advance, each with its
/// time. The browser shows each of them at that time, without waiting for the network. The graph is then ahead of the
/// browser. If something else changes in the meantime, the flush first resets the moving views to the current time, and
/// computes the rest again.
package final class AnimationSampler: GraphExtension {
    /// Returns the seconds since a fixed time. Tests replace it.
    package var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
    /// Whether the browser keeps up. If not, further parts of animations are postponed.
    var isHeard: () -> Bool = { true }

    /// Runs an action after a delay in seconds. Tests replace it.
    package var schedule: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { delay, action in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { action() } }
    }

    /// Nil while the graph is being freed: its deinit may wait for the main actor, and a part may be due before that.
    private weak var graph: ViewGraph?
    private var nodes: [ObjectIdentifier: any SampledNode] = [:]
    /// The time for which views are computed; nil outside of a flush.
    private var sampledTime: TimeInterval?
    private var hasNewMotion = false
    /// The number of the latest alarm; earlier alarms have no effect.
    private var alarms = 0

    /// The duration of one part of a long animation, in seconds.
    private static let longestPart = 1.0
    /// The time in seconds by which a part is computed before the previous one ends.
    private static let lead = 0.15
    private static let frameDuration = 1.0 / 60
    /// The approximate maximum number of patches in a part; complex views move in fewer steps.
    private static let patchLimit = 3000

    package init(graph: ViewGraph) { self.graph = graph }

    /// The time of the views that are being computed, in seconds.
    var time: TimeInterval { sampledTime ?? now() }

    /// Whether the steps that follow this flush are computed.
    var isSampling: Bool { sampledTime != nil }

    /// Registers a node that has begun to move.
    func begin(_ node: any SampledNode) {
        nodes[ObjectIdentifier(node)] = node
        hasNewMotion = true
    }

    func end(_ node: any SampledNode) { nodes[ObjectIdentifier(node)] = nil }

    // MARK: - Flush

    /// Resets the moving views to the current time if anything else has changed.
    package func changesDidSettle() {
        guard !nodes.isEmpty, let graph, hasNewMotion || !graph.changes.isEmpty else { return }
        let start = now()
        sampledTime = start
        for node in moving(after: -.infinity) { node.showMotion() }
    }

    /// Computes the patches for later times.
    package func takeLaterPatches() -> [Patch] {
        guard let graph, let start = sampledTime else { return [] }
        // No client has the page before the first flush has ended.
        guard graph.flushNumber > 1 else {
            sampledTime = nil
            setAlarm(after: Self.lead)
            return []
        }
        defer {
            sampledTime = nil
            hasNewMotion = false
            nodes = nodes.filter { $0.value.motionEnd.map { $0 > start } ?? false }
        }
        let end = moving(after: start).lazy.compactMap(\.motionEnd).max() ?? start
        let isPart = end > start + Self.longestPart * 1.5
        let length = isPart ? Self.longestPart : end - start
        var patches: [Patch] = []
        var step = Self.frameDuration
        var elapsed = 0.0
        while elapsed < length {
            let last = elapsed
            elapsed = length - elapsed < step * 1.5 ? length : elapsed + step
            sampledTime = start + elapsed
            let new = graph.evaluateLater { for node in moving(after: start + last) { node.showMotion() } }
            guard !new.isEmpty else { continue }
            patches.append(Patch(.moment(milliseconds: Int((elapsed * 1000).rounded()))))
            patches += new
            let count = Double(new.count) * length / Self.frameDuration
            step = max(step, Self.frameDuration * (count / Double(Self.patchLimit)).rounded(.up))
        }
        alarms += 1
        // Steps can begin further movements, which end later.
        if !moving(after: start + length).isEmpty { setAlarm(after: max(length - Self.lead, 0)) }
        return patches
    }

    /// The mounted nodes that still move after a time, outermost first.
    private func moving(after time: TimeInterval) -> [any SampledNode] {
        nodes.values.filter { $0.isMounted && !$0.isConcealed && ($0.motionEnd ?? -.infinity) > time }
            .sorted { $0.depth < $1.depth }
    }

    // MARK: - Parts

    private func setAlarm(after delay: TimeInterval) {
        alarms += 1
        let alarm = alarms
        schedule(delay) { [weak self] in
            guard let self, alarms == alarm else { return }
            guard isHeard() else { return setAlarm(after: Self.longestPart) }
            hasNewMotion = true
            graph?.flush()
        }
    }

    /// Runs an action after a delay in seconds; postpones it while the browser does not keep up.
    func run(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        schedule(delay) { [weak self] in
            guard let self, graph != nil else { return }
            if isHeard() { action() } else { run(after: Self.longestPart, action) }
        }
    }

    package func contentDidAppear() {
        guard !nodes.isEmpty else { return }
        hasNewMotion = true
        graph?.scheduleFlush()
    }
}

extension ViewGraph {
    package var animationSampler: AnimationSampler { self[AnimationSampler.self] }

    /// Sets the closure that reports whether the browser keeps up; if not, further parts of animations are postponed.
    package func continueAnimations(if isHeard: @escaping () -> Bool) { animationSampler.isHeard = isHeard }
}
