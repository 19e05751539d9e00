import Synchronization

/// The context of a change of state: its animation and related options.
public struct Transaction {
    /// The animation of the change; nil applies it immediately.
    public var animation: Animation?

    /// Whether animations that descendants set for the change are ignored.
    public var disablesAnimations = false

    /// Whether the change comes from a continuing interaction, such as a drag.
    public var isContinuous = false

    /// Whether views keep the velocity of a change for the animation after it. Without effect: a spring always takes over
    /// the velocity of the animation before it.
    public var tracksVelocity = false

    var completion: AnimationCompletion?
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The value of a custom key, or the key's default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a closure that runs when the animations of this transaction have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        let group = self.completion ?? AnimationCompletion()
        group.add(criteria, completion)
        self.completion = group
    }

    /// Whether all values are at their defaults.
    var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && completion == nil && values.isEmpty
    }

    /// Returns whether changes in both transactions have the same effect; custom values count as different.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completion === other.completion && values.isEmpty
            && other.values.isEmpty
    }
}

/// A key for a value carried by a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

// MARK: - The ambient transaction

extension Transaction {
    /// The transaction of the innermost `withTransaction` or `withAnimation` call on this thread.
    static var ambient: Transaction? { AmbientTransaction.current }
}

/// The current transaction of each thread.
private enum AmbientTransaction {
    /// A transaction never leaves the thread it is stored for. Unchecked, because the mutex requires values that may.
    private struct Noted: @unchecked Sendable {
        let transaction: Transaction
    }

    /// The number of active calls of `run`: usually none, which avoids the look-up of the thread.
    private static let depth = Atomic<Int>(0)
    private static let transactions = Mutex<[UInt: Noted]>([:])

    static var current: Transaction? {
        guard depth.load(ordering: .relaxed) > 0 else { return nil }
        let thread = currentThreadID
        return transactions.withLock { $0[thread] }?.transaction
    }

    static func run<Result>(_ new: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let thread = currentThreadID
        let noted = Noted(transaction: new)
        let old = transactions.withLock { $0.updateValue(noted, forKey: thread) }
        depth.add(1, ordering: .relaxed)
        defer {
            depth.subtract(1, ordering: .relaxed)
            transactions.withLock { $0[thread] = old }
        }
        return try body()
    }
}

/// Runs `body` and applies its state changes in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // Inside another transaction with the same completion, the outer one ends it.
    let completion = transaction.completion === Transaction.ambient?.completion ? nil : transaction.completion
    defer { completion?.transactionDidEnd() }
    return try AmbientTransaction.run(transaction, body)
}

/// Runs `body` in the current transaction with one value changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.ambient ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body` and animates its state changes.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.ambient ?? Transaction()
    transaction.animation = animation
    return try AmbientTransaction.run(transaction, body)
}

/// Runs `body`, animates its state changes, and calls `completion` when the animation has ended.
///
/// If no change is animated, `completion` is called in the next turn of the main actor; for an endless animation, it is
/// never called. Unlike Apple's, the server calls it when the duration of the animation has elapsed, without waiting
/// for the browser.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.ambient ?? Transaction()
    transaction.animation = animation
    transaction.completion = nil
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    let group = transaction.completion
    defer { group?.transactionDidEnd() }
    return try AmbientTransaction.run(transaction, body)
}
