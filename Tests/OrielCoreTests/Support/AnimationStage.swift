import Foundation

@testable import OrielCore

/// A graph with a time set by hand.
@MainActor
final class AnimationStage {
    let graph = ViewGraph()
    var time = 100.0
    private(set) var patches: [Patch] = []
    private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

    func mount(@ViewBuilder _ content: () -> some View) {
        graph.animationSampler.now = { [weak self] in self?.time ?? 0 }
        graph.animationSampler.schedule = { [weak self] delay, action in
            guard let self else { return }
            waiting.append((time + delay, action))
        }
        graph.patchHandler = { [weak self] in self?.patches += $0 }
        graph.flushScheduler = { _ in }
        graph.mount(environment: EnvironmentValues(), content: content)
        patches = []
    }

    isolated deinit { graph.unmount() }

    /// Lets time pass, and returns the patches of what was to happen at its end.
    @discardableResult
    func pass(_ seconds: Double) -> [Patch] {
        patches = []
        time += seconds
        let due = waiting.filter { $0.time <= time + 0.0001 }
        waiting.removeAll { $0.time <= time + 0.0001 }
        for (_, action) in due { action() }
        graph.flush()
        return patches
    }

    var texts: [String] { graph.elementTrees.flatMap(texts(in:)) }

    private func texts(in tree: ElementTree) -> [String] {
        (tree.element.text.map { [$0] } ?? []) + tree.children.flatMap(texts(in:))
    }

    /// Makes a change and returns its patches.
    @discardableResult
    func change(_ animation: Animation? = nil, _ body: () -> Void) -> [Patch] {
        patches = []
        withTransaction(Transaction(animation: animation), body)
        graph.flush()
        return patches
    }
}

/// The texts that are set at each moment, in milliseconds; those of the flush itself at 0.
func texts(_ patches: [Patch]) -> [Int: [String]] {
    var result: [Int: [String]] = [:]
    var moment = 0
    for patch in patches {
        switch patch.operation {
        case .moment(let milliseconds): moment = milliseconds
        case .setText(_, let text): result[moment, default: []].append(text)
        default: break
        }
    }
    return result
}
