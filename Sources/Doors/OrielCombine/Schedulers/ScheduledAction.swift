/// An action that a scheduler owns.
///
/// Unchecked, because Combine declares actions without `@Sendable`. The caller hands the action over to the scheduler,
/// which runs it on one thread at a time.
struct ScheduledAction: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func callAsFunction() { action() }
}
