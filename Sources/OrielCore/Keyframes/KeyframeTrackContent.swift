/// Keyframes of one value, one after another.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable = Body.Value
    associatedtype Body: KeyframeTrackContent

    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// Adds the keyframes to a track. Called by the framework.
    func _addKeyframes(to track: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) { body._addKeyframes(to: &track) }
}

extension KeyframeTrackContent where Body == Never {
    public var body: Never {
        preconditionFailure("\(Self.self) is a primitive keyframe: it has no body. Use it in a body instead.")
    }
}

extension Never: Animatable {
    public typealias AnimatableData = EmptyAnimatableData
}

extension Never: @preconcurrency KeyframeTrackContent {
    public func _addKeyframes(to track: inout _KeyframeSegments<Never>) {}
}

/// Combines the keyframes in a closure.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<C: KeyframeTrackContent<Value>>(_ expression: C) -> C { expression }

    public static func buildPartialBlock<C: KeyframeTrackContent<Value>>(first: C) -> C { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>,
        next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeList(parts: [accumulated, next])
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { _KeyframeList(parts: []) }

    public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> some KeyframeTrackContent<Value>
    {
        _KeyframeList(parts: components)
    }

    public static func buildOptional(
        _ component: (some KeyframeTrackContent<Value>)?
    ) -> some KeyframeTrackContent<Value> {
        _KeyframeList(parts: component.map { [$0] } ?? [])
    }

    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        first component: First
    ) -> _ConditionalKeyframes<First, Second> {
        _ConditionalKeyframes(content: component)
    }

    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        second component: Second
    ) -> _ConditionalKeyframes<First, Second> {
        _ConditionalKeyframes(content: component)
    }
}

/// The keyframes of one branch of a condition.
public struct _ConditionalKeyframes<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    public typealias Value = First.Value
    public typealias Body = Never

    let content: any KeyframeTrackContent<Value>

    public func _addKeyframes(to track: inout _KeyframeSegments<Value>) { content._addKeyframes(to: &track) }
}

/// Several keyframes.
struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Never

    let parts: [any KeyframeTrackContent<Value>]

    func _addKeyframes(to track: inout _KeyframeSegments<Value>) {
        for part in parts { part._addKeyframes(to: &track) }
    }
}
