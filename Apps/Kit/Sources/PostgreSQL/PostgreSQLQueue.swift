/// The works of a pool that no thread has taken yet, and what they wait for.
///
/// Each work is added with a signal that wakes a thread. A thread that finds only works which have to wait has used up
/// a signal without doing one. These signals are given again one by one: when a work ends, when a thread has taken one,
/// and when one is cancelled. So a possible work always has a signal on its way, and many blocked ones wake one thread
/// at a time instead of all.
struct PostgreSQLQueue {
    var works: [PostgreSQLWork] = []
    var isClosed = false
    /// When the next attempt to connect may begin, and how long after the one before.
    var nextAttempt = ContinuousClock.now
    var pause = Duration.zero
    /// The scopes of works that run.
    private var running = PostgreSQLClaims()
    /// How many signals were used up while all works had to wait. With those on their way, there are never fewer than
    /// works.
    private(set) var missedWakes = 0

    /// Takes the first work that need not wait for one that runs or came before it. Called with each signal.
    mutating func take() -> PostgreSQLWork? {
        var claims = running
        for (index, work) in works.enumerated() {
            // Nothing may overtake what runs alone.
            if claims.isEverything { break }
            if claims.admits(work.scope) {
                running.add(work.scope)
                return works.remove(at: index)
            }
            claims.add(work.scope)
        }
        missedWakes = min(missedWakes + 1, works.count)
        return nil
    }

    /// Gives one of the missed signals again.
    ///
    /// - Returns: Whether to wake a thread.
    mutating func wakesAnother() -> Bool {
        guard missedWakes > 0 else { return false }
        missedWakes -= 1
        return true
    }

    /// Ends a work, so that those that waited for it can run.
    ///
    /// - Returns: Whether to wake a thread. Always if the pool is closed, so that the thread that did the work looks
    ///   for the next one, or ends, however many signals others have used up.
    mutating func end(_ work: PostgreSQLWork) -> Bool {
        running.remove(work.scope)
        let isOwed = wakesAnother()
        return isOwed || isClosed
    }
}
