import Foundation
import OrielFoundation

/// The actions of one modifier that observes a scroll view.
///
/// If there are several scroll views in the modified view, the one that reports first is observed until it is removed.
@MainActor
final class ScrollObserver {
    var geometryAction: ((ScrollGeometry) -> Void)?
    var phaseAction: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)?

    private weak var scrollView: ElementNode?
    private(set) var geometry: ScrollGeometry?
    private var phase = ScrollPhase.idle
    private var motion = ScrollMotion()

    nonisolated init() {}

    /// The scroll directions of the observed view. A list scrolls vertically.
    var axes: Axis.Set {
        guard let words = scrollView?.element.attributes.string(.axes) else { return .vertical }
        return Axis.Set(words: words)
    }

    func scrollView(_ node: ElementNode, didScrollTo new: ScrollGeometry, now: ContinuousClock.Instant = .now) {
        guard observes(node), new != geometry else { return }
        geometry = new
        motion.note(new.contentOffset, at: now)
        geometryAction?(new)
    }

    func scrollView(_ node: ElementNode, didEnter new: ScrollPhase, now: ContinuousClock.Instant = .now) {
        guard observes(node), new != phase, let geometry else { return }
        let old = phase
        phase = new
        phaseAction?(old, new, ScrollPhaseChangeContext(geometry: geometry, velocity: motion.velocity(at: now)))
    }

    private func observes(_ node: ElementNode) -> Bool {
        if let scrollView, scrollView.isMounted { return scrollView === node }
        if scrollView !== node { (geometry, phase, motion) = (nil, .idle, ScrollMotion()) }
        scrollView = node
        return true
    }
}

/// The last two reported offsets of a scroll view.
struct ScrollMotion {
    private var last: (offset: CGPoint, time: ContinuousClock.Instant)?
    private var current: CGVector?
    /// The time without a report after which a scroll view no longer moves.
    private static let patience = Duration.milliseconds(200)

    mutating func note(_ offset: CGPoint, at time: ContinuousClock.Instant) {
        defer { last = (offset, time) }
        guard let last, time > last.time, time - last.time < Self.patience else { return current = nil }
        let seconds = (time - last.time) / .seconds(1)
        current = CGVector(dx: (offset.x - last.offset.x) / seconds, dy: (offset.y - last.offset.y) / seconds)
    }

    func velocity(at time: ContinuousClock.Instant) -> CGVector? {
        guard let last, time - last.time < Self.patience else { return nil }
        return current
    }
}

private enum ScrollObserversKey: EnvironmentKey { static var defaultValue: [ScrollObserver] { [] } }

extension EnvironmentValues {
    /// The observers around the view, outermost first.
    var scrollObservers: [ScrollObserver] {
        get { self[ScrollObserversKey.self] }
        set { self[ScrollObserversKey.self] = newValue }
    }
}

/// A modifier that adds an observer.
struct ScrollObserving {
    let observer: ScrollObserver
}

extension ScrollObserving: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.scrollObservers.append(observer) }
}

extension EnvironmentValues {
    /// Makes a scroll view report what its observers and the users of its coordinate space need: its frame, and its
    /// offset and phases, which scroll views in its content do not report.
    @MainActor
    func describeScrollObservers(_ element: inout Element) {
        guard let node = Evaluation.node else { return }
        node.graph.scrollSpaces.describe(&element)
        guard !scrollObservers.isEmpty else { return }
        let observers = node.scrollObservers(in: self)
        if !observers.isEmpty { element.events.insert(.scroll) }
        guard observers.contains(where: { $0.phaseAction != nil }) else { return }
        element.events.insert(.phase)
        element.addWatch("phases")
    }

    /// Passes an event of a scroll view to its observers.
    @MainActor
    func noteScroll(_ event: ElementEvent, on node: ElementNode) {
        noteScrollPosition(event, of: node)
        if case .size(let frame) = event { node.graph.scrollSpaces.note(frame, of: node) }
        guard !scrollObservers.isEmpty else { return }
        switch event {
        case .scroll(let offset, let size, let contentSize):
            let geometry = ScrollGeometry(
                offset: offset,
                size: size,
                contentSize: contentSize,
                insets: scrolling.margins,
                startsAtEnd: node.startsAtEnd,
                startsAtRight: node.startsAtRight
            )
            for observer in node.scrollObservers(in: self) { observer.scrollView(node, didScrollTo: geometry) }
        case .phase(let number):
            guard ScrollPhase.numbered.indices.contains(number) else { return }
            let phase = ScrollPhase.numbered[number]
            for observer in node.scrollObservers(in: self) { observer.scrollView(node, didEnter: phase) }
        default: break
        }
    }
}

extension Element {
    /// Adds a word for the client's module that watches scroll views.
    mutating func addWatch(_ word: String) {
        let words = attributes.string(.watch)
        attributes[.watch] = .string(words.map { "\($0) \(word)" } ?? word)
    }
}

extension ViewNode {
    /// Returns the observers around this scroll view that are not around an enclosing scroll view.
    fileprivate final func scrollObservers(in environment: EnvironmentValues) -> [ScrollObserver] {
        let all = environment.scrollObservers
        guard !all.isEmpty, let outer = enclosingScrollView() else { return all }
        let others = EnvironmentValues(head: outer.environment).scrollObservers
        return all.filter { observer in !others.contains { $0 === observer } }
    }
}
