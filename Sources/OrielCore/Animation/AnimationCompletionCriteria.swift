/// The condition under which an animation is complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion {
        case logicallyComplete, removed
    }

    private let criterion: Criterion

    /// The animation has reached its duration, though a spring may still oscillate slightly.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

    /// All motion of the animation has ended.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
