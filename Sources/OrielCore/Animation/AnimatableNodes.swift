import Foundation

// The nodes of animatable views and modifiers. They run the body with values between the old and the new one.

extension Animatable {
    /// Returns the view type of an animatable view with a body; nil if the view has nothing to animate.
    @MainActor
    static func viewType<V: View>(of view: V.Type) -> ViewType? {
        // The browser itself interpolates shapes that it can draw in boxes of any size.
        if let shape = view as? any Shape.Type, !shape._mayNeedSize { return nil }
        guard AnimatableData.self != EmptyAnimatableData.self, let animatable = view as? any (View & Animatable).Type
        else { return nil }
        return bodyType(of: animatable)
    }

    @MainActor
    private static func bodyType<V: View & Animatable>(of view: V.Type) -> ViewType {
        AnimatableViewType<ViewSource<V>>()
    }

    /// Returns the view type of an animatable modifier with a body; nil if the modifier has nothing to animate.
    @MainActor
    static func viewType<Content: View, Modifier: ViewModifier>(
        content: Content.Type,
        modifier: Modifier.Type
    ) -> ViewType? {
        guard AnimatableData.self != EmptyAnimatableData.self,
            let animatable = modifier as? any (ViewModifier & Animatable).Type
        else { return nil }
        return modifiedType(content: content, modifier: animatable)
    }

    @MainActor
    private static func modifiedType<Content: View, Modifier: ViewModifier & Animatable>(
        content: Content.Type,
        modifier: Modifier.Type
    ) -> ViewType {
        AnimatableModifierViewType<Content, Modifier>()
    }
}

/// The motion of a node's value.
@MainActor
struct NodeMotion<Value: Animatable> {
    private var motion: Motion<Value.AnimatableData>

    init(_ value: borrowing Value) { motion = Motion(value.animatableData) }

    var end: TimeInterval? { motion.end }

    func isMoving(on node: ViewNode) -> Bool {
        guard let end = motion.end else { return false }
        return end > node.graph.animationSampler.time
    }

    /// Returns the data to show instead of the value's own; nil to show the value itself.
    mutating func data(insteadOf value: Value, on node: any SampledNode) -> Value.AnimatableData? {
        let target = value.animatableData
        follow(value, on: node)
        guard motion.end != nil else { return nil }
        let shown = motion.value(at: node.graph.animationSampler.time)
        return shown == target ? nil : shown
    }

    /// Starts to move to the data of a value, with the animation of the graph's transaction.
    mutating func follow(_ value: Value, on node: any SampledNode) {
        let target = value.animatableData
        if target != motion.target { change(to: target, on: node) }
    }

    /// Ends all movements.
    mutating func stop(on node: any SampledNode) {
        motion.change(to: motion.target, animation: nil, at: node.graph.animationSampler.time)
        node.graph.animationSampler.end(node)
    }

    private mutating func change(to target: Value.AnimatableData, on node: any SampledNode) {
        let transaction = node.graph.transaction
        let sampler = node.graph.animationSampler
        // Views off screen are not animated.
        let animation = node.isConcealed ? nil : transaction.animation
        motion.change(to: target, animation: animation, at: sampler.time)
        guard let animation else { return sampler.end(node) }
        transaction.completion?.didAnimate(with: animation)
        sampler.begin(node)
    }
}

// MARK: - Views

final class AnimatableViewType<Source: BodySource>: BodyViewType<Source> where Source.Value: Animatable {
    override func makeAdapted(to context: RowContext) -> ViewType { AnimatableViewType<Source>(context: context) }

    override func mount(_ value: OwnedValue, in parent: ViewNode, environment: EnvironmentCell?) -> ViewNode {
        let node = AnimatableBodyNode<Source>(type: self, parent: parent, environment: environment, value: take(value))
        node.didMount()
        return node
    }
}

final class AnimatableBodyNode<Source: BodySource>: BodyNode<Source>, SampledNode
where Source.Value: Animatable {
    private var motion: NodeMotion<Source.Value>

    required init(
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?,
        value: consuming Source.Value
    ) {
        motion = NodeMotion(value)
        super.init(type: type, parent: parent, environment: environment, value: value)
    }

    var motionEnd: TimeInterval? { motion.end }

    func showMotion() { evaluate() }

    override func evaluate() {
        guard let data = motion.data(insteadOf: value, on: self) else { return super.evaluate() }
        let target = value.animatableData
        value.animatableData = data
        super.evaluate()
        value.animatableData = target
    }

    override var canBeRebuilt: Bool { !motion.isMoving(on: self) && super.canBeRebuilt }

    override func willUnmount() {
        if motion.isMoving(on: self) { graph.animationSampler.end(self) }
        super.willUnmount()
    }
}

// MARK: - Modifiers

private final class AnimatableModifierViewType<Content: View, Modifier: ViewModifier & Animatable>:
    ModifierViewType<Content, Modifier>
{
    override func makeAdapted(to context: RowContext) -> ViewType {
        AnimatableModifierViewType<Content, Modifier>(context: context)
    }

    override func makeNode(
        _ value: consuming Modifier,
        slot: ContentSlot,
        in parent: ViewNode,
        environment: EnvironmentCell?
    ) -> ModifierNode<Modifier> {
        AnimatableModifierNode<Content, Modifier>(
            type: self,
            parent: parent,
            environment: environment,
            value: value,
            slot: slot
        )
    }
}

private final class AnimatableModifierNode<Content: View, Modifier: ViewModifier & Animatable>:
    TypedModifierNode<Content, Modifier>, SampledNode
{
    private var motion: NodeMotion<Modifier>

    override init(
        type: ViewType,
        parent: ViewNode,
        environment: EnvironmentCell?,
        value: consuming Modifier,
        slot: ContentSlot
    ) {
        motion = NodeMotion(value)
        super.init(type: type, parent: parent, environment: environment, value: value, slot: slot)
    }

    required init(
        type: __shared ViewType,
        parent: __shared ViewNode,
        environment: __shared EnvironmentCell?,
        value: consuming Modifier
    ) {
        preconditionFailure("A modifier's node requires content; create it with a slot.")
    }

    var motionEnd: TimeInterval? { motion.end }

    func showMotion() { evaluate() }

    override func evaluate() {
        guard let data = motion.data(insteadOf: value, on: self) else { return super.evaluate() }
        let target = value.animatableData
        value.animatableData = data
        super.evaluate()
        value.animatableData = target
    }

    override var canBeRebuilt: Bool { !motion.isMoving(on: self) && super.canBeRebuilt }

    override func willUnmount() {
        if motion.isMoving(on: self) { graph.animationSampler.end(self) }
        super.willUnmount()
    }
}
