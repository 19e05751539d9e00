/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Criterion {
        case logicallyComplete, removed
    }

    private let criterion: Criterion

    /// What is left to see is too small to wait for: a spring has reached its duration but may still swing a little.
    public static let logicallyComplete = AnimationCompletionCriteria(criterion: .logicallyComplete)

    /// The animation has nothing left to do.
    public static let removed = AnimationCompletionCriteria(criterion: .removed)
}
