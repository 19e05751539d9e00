/// A value whose changes can be animated.
///
/// Unlike Apple's, the server does not compute values between the old and the new one: the browser animates between the
/// two results. Shapes and effects that the browser cannot interpolate change without animation.
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
