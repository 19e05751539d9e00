import Foundation
import OrielUIKit

/// A view that is drawn again for each step of the animations of a layer.
///
/// It is there for layers without animations, too, so that its content keeps its identity when one is added.
struct LayerMotion<Content: View> {
    /// The end of the last animation; nil if there are none, infinity if one has no end.
    let end: TimeInterval?
    /// Differs after an animation was added.
    let count: Int
    /// What is drawn before the animations. The closure reads the view, so a comparison of closures misses its changes.
    let still: ViewLook
    let content: (TimeInterval) -> Content
}

extension LayerMotion: View, PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType { LayerMotionType<Content>() }
}

private enum LayerMotionSource<Content: View>: BodySource {
    static func body(of value: LayerMotion<Content>, node: ViewNode) -> Content {
        value.content(node.graph.animationSampler.time)
    }
}

private final class LayerMotionType<Content: View>: BodyViewType<LayerMotionSource<Content>> {
    override func makeAdapted(to context: RowContext) -> ViewType { LayerMotionType<Content>(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = LayerMotionNode<Content>(type: self, parent: parent, environment: environment, value: take(value))
        node.didMount()
        return node
    }
}

private final class LayerMotionNode<Content: View>: BodyNode<LayerMotionSource<Content>>, SampledNode {
    private var shown: (end: TimeInterval?, count: Int) = (nil, 0)

    var motionEnd: TimeInterval? { value.end }

    func showMotion() { evaluate() }

    override func evaluate() {
        if value.end != shown.end || value.count != shown.count {
            shown = (value.end, value.count)
            if value.end == nil { graph.animationSampler.end(self) } else { graph.animationSampler.begin(self) }
        }
        super.evaluate()
    }

    override var canBeRebuilt: Bool { value.end == nil && super.canBeRebuilt }

    override func willUnmount() {
        if shown.end != nil { graph.animationSampler.end(self) }
        super.willUnmount()
    }
}

// MARK: - Begin and end

extension UIView {
    /// Begins the animations that have been added to the view's layers, and returns when all will have ended and how
    /// many there are.
    func beginAnimations() -> (end: TimeInterval?, count: Int) {
        guard let graph = Evaluation.graph else { return (nil, 0) }
        let sampler = graph.animationSampler
        let shown = layer.withInnerLayers
        // Sublayers get their first frames when the size of the view is known, which is no change to be seen.
        if size != .zero || !needsMeasuring { for layer in shown { layer.presenter = sampler } }
        let layers = shown.filter { !$0.animations.isEmpty }
        guard !layers.isEmpty else { return (nil, 0) }
        var (end, count) = (-TimeInterval.infinity, 0)
        for layer in layers {
            for running in layer.animations {
                count += 1
                if running.start == nil {
                    running.begin(at: sampler.time)
                    graph.enqueue { running.didBegin() }
                    layer.finish(running, in: graph)
                }
                end = max(end, (running.start ?? sampler.time) + running.animation.activeDuration)
            }
        }
        return (end, count)
    }
}

extension CALayer {
    /// The layer, its mask, and the layers inside.
    fileprivate var withInnerLayers: [CALayer] {
        let inner = (sublayers ?? []) + (mask.map { [$0] } ?? [])
        return [self] + inner.flatMap(\.withInnerLayers)
    }

    /// Ends an animation when its time has passed.
    fileprivate func finish(_ running: RunningAnimation, in graph: ViewGraph) {
        guard let start = running.start, running.animation.activeDuration.isFinite else { return }
        let delay = start + running.animation.activeDuration - graph.animationSampler.time
        graph.animationSampler.run(after: max(delay, 0)) { [weak self, weak graph] in
            graph?.enqueue { self?.finish(running) }
        }
    }
}
