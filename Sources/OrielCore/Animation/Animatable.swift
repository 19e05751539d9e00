/// A value whose changes can be animated.
///
/// During an animation, a view, modifier or shape is created for values between the old and the new one. Unlike
/// Apple's, these values are computed when the animation begins, about a second in advance, and the browser shows each
/// at its time.
public protocol Animatable {
    /// The type of the data interpolated from the old value to the new.
    associatedtype AnimatableData: VectorArithmetic

    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
