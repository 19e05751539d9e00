import Synchronization

/// How a change of state is carried out on screen.
public struct Transaction {
    /// What the change is animated with; nil for at once.
    public var animation: Animation?

    /// Whether animations asked for further down are ignored.
    public var disablesAnimations = false

    /// Whether the change comes from an interaction that still goes on, such as a drag.
    public var isContinuous = false

    var completion: AnimationCompletion?
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public init(animation: Animation?) { self.animation = animation }

    /// The value of a custom key, or its default.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Adds a closure to run when the animations made with this transaction have ended.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {
        let group = self.completion ?? AnimationCompletion()
        group.add(criteria, completion)
        self.completion = group
    }

    /// Whether the transaction says nothing.
    var isEmpty: Bool {
        animation == nil && !disablesAnimations && !isContinuous && completion == nil && values.isEmpty
    }

    /// Whether changes made with either are carried out the same way; custom values count as different.
    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && completion === other.completion && values.isEmpty
            && other.values.isEmpty
    }
}

/// Names a value that travels with a transaction.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

// MARK: - The ambient transaction

extension Transaction {
    /// The transaction of the `withTransaction` or `withAnimation` that the calling thread is inside of.
    static var ambient: Transaction? { AmbientTransaction.current }
}

/// The transactions that threads are inside of, each thread its own.
private enum AmbientTransaction {
    /// A transaction never leaves the thread it is noted for.
    private struct Noted: @unchecked Sendable {
        let transaction: Transaction
    }

    /// How many calls of `run` are under way: mostly none, which spares looking a thread up.
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

/// Runs `body`; the state it changes is brought up to date in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // Within another transaction of the same completion, that one ends it.
    let completion = transaction.completion === Transaction.ambient?.completion ? nil : transaction.completion
    defer { completion?.transactionDidEnd() }
    return try AmbientTransaction.run(transaction, body)
}

/// Runs `body` with one value of the ambient transaction changed.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.ambient ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs `body`; what it changes is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.ambient ?? Transaction()
    transaction.animation = animation
    return try AmbientTransaction.run(transaction, body)
}

/// Runs `body`, animates what it changes, and runs `completion` when the animation has ended.
///
/// Where nothing was animated, `completion` runs in the next turn; for an animation without an end, never.
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
