import Foundation

/// A view that is drawn with the values of a timeline.
struct KeyframeContent<Value, Content: View> {
    /// Nil before the first keyframes are played.
    let course: KeyframeCourse<Value>?
    let initialValue: Value
    let content: (Value) -> Content
}

extension KeyframeContent: View, PrimitiveView {
    typealias Body = Never

    static func makeViewType() -> ViewType { KeyframeViewType<Value, Content>() }
}

private enum KeyframeSource<Value, Content: View>: BodySource {
    static func body(of value: KeyframeContent<Value, Content>, node: ViewNode) -> Content {
        value.content(value.course?.value(at: node.graph.animationSampler.time) ?? value.initialValue)
    }
}

private final class KeyframeViewType<Value, Content: View>: BodyViewType<KeyframeSource<Value, Content>> {
    override func makeAdapted(to context: RowContext) -> ViewType { KeyframeViewType<Value, Content>(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = KeyframeNode<Value, Content>(
            type: self,
            parent: parent,
            environment: environment,
            value: take(value)
        )
        node.didMount()
        return node
    }
}

private final class KeyframeNode<Value, Content: View>: BodyNode<KeyframeSource<Value, Content>>, SampledNode {
    private var playedStart: TimeInterval?

    var motionEnd: TimeInterval? { value.course?.end }

    func showMotion() { evaluate() }

    override func evaluate() {
        let start = value.course?.start
        if start != playedStart {
            playedStart = start
            if start == nil { graph.animationSampler.end(self) } else { graph.animationSampler.begin(self) }
        }
        super.evaluate()
    }

    override var canBeRebuilt: Bool { value.course == nil && super.canBeRebuilt }

    override func willUnmount() {
        if playedStart != nil { graph.animationSampler.end(self) }
        super.willUnmount()
    }
}
