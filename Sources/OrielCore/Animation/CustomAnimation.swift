public import Foundation

/// An animation whose progress the app computes.
///
///     struct Steps: CustomAnimation {
///         func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
///             time < 1 ? value.scaled(by: (time * 5).rounded(.down) / 5) : nil
///         }
///     }
///
///     withAnimation(Animation(Steps())) { … }
///
/// Unlike Apple's, `animate` is called in advance for the whole animation, in steps of 1/120 second and with a change
/// of 1, so progress does not depend on the animated value. An animation lasts at most 20 seconds. `velocity` and
/// `shouldMerge` are not called: a new animation is added to one that has not ended.
public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the part of the change that is complete at a time; nil when the animation has ended.
    ///
    /// - Parameters:
    ///   - value: The whole change.
    ///   - time: The time in seconds since the start; it increases from call to call.
    nonisolated func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V?

    /// Returns the change per second at a time; nil when the animation has ended.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether the animation replaces one that has not ended.
    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    public nonisolated func velocity<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: AnimationContext<V>
    ) -> V? { nil }

    public nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// The state that a custom animation keeps between calls.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    /// Whether the animation counts as complete, though it still moves.
    public var isLogicallyComplete = false

    /// The values of the view's environment. Unlike Apple's, always the defaults.
    public var environment: EnvironmentValues { EnvironmentValues() }

    init(state: AnimationState<Value> = AnimationState()) { self.state = state }

    /// Returns the context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> {
        var result = AnimationContext<T>(state: state)
        result.isLogicallyComplete = isLogicallyComplete
        return result
    }
}

/// Values that a custom animation stores under keys.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value in the state of a custom animation.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

extension Animation {
    public init(_ base: some CustomAnimation) { self.init(.custom(CustomCurve(base))) }

    /// Returns the part of a change that is complete at a time in seconds; nil when the animation has ended.
    public func animate<V: VectorArithmetic>(
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> V? {
        if time >= plan.logicalDuration { context.isLogicallyComplete = true }
        return time < settlingDuration ? value.scaled(by: progress(at: time)) : nil
    }
}
