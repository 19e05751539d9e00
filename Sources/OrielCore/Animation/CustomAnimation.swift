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
/// Unlike Apple's, `animate` is called in advance for the whole animation, in steps of 1/120 second; an animation lasts
/// at most 20 seconds. For an ``Animatable`` view or modifier, `value` is the change of its data. For changes that the
/// browser animates, such as opacity and position, and for the time of completions, it is 1.
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

    /// Returns the change per second at a time; nil when the animation has ended. By default nil.
    ///
    /// Called when a spring interrupts the animation of a style, such as an opacity; if it is nil, the velocity is
    /// measured. An animation that merges calls ``Animation/velocity(value:time:context:)`` itself.
    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    /// Returns whether the animation takes the place of one that has not ended. By default false: the changes add up.
    ///
    /// If true, `animate` is next called with the sum of both changes, and the time goes on. Unlike Apple's, called
    /// only for the data of ``Animatable`` views and modifiers, and not for an animation with a delay or another speed.
    ///
    /// - Parameters:
    ///   - previous: The animation that has not ended.
    ///   - value: Its whole change.
    ///   - time: The time in seconds since its start.
    ///   - context: Its state, which the new animation takes over; empty if it is not a custom animation.
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
        if let part = plan.customPart {
            guard time >= part.delay else { return .zero }
            return part.curve.base.animate(value: value, time: part.inner(time), context: &context)
        }
        if time >= plan.logicalDuration { context.isLogicallyComplete = true }
        return time < settlingDuration ? value.scaled(by: progress(at: time)) : nil
    }

    /// Returns the change per second at a time in seconds; nil when the animation has ended, and for a custom animation
    /// that does not tell.
    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        if let part = plan.customPart {
            guard time >= part.delay else { return .zero }
            return part.curve.base.velocity(value: value, time: part.inner(time), context: context)?
                .scaled(by: part.speed)
        }
        return time < settlingDuration ? value.scaled(by: plan.velocity(at: time)) : nil
    }

    /// Returns whether the animation takes the place of one that has not ended.
    ///
    /// Unlike Apple's, false for all animations but custom ones: a spring is added to what it interrupts, which keeps
    /// the velocity, too.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
    ) -> Bool {
        guard let part = plan.customPart, part.delay == 0, part.speed == 1 else { return false }
        return part.curve.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }
}
