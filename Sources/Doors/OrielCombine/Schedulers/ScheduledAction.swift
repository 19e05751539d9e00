/// An action that a scheduler owns.
///
/// Unchecked, because Combine declares actions without `@Sendable`. By its contract the caller hands the action over, and the scheduler
/// runs it on one thread at a time.
struct ScheduledAction: @unchecked Sendable {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func callAsFunction() { action() }
}
