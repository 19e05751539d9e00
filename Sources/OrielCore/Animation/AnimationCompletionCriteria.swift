/// The criterion by which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion {
        case logicallyComplete, removed
    }

    private let criterion: Criterion

    /// The remaining motion is too small to wait for: a spring has reached its duration but may still oscillate a
    /// little.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

    /// All motion of the animation has ended.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
