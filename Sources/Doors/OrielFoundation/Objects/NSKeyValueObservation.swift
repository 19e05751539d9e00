public import Foundation
internal import Synchronization

/// An observation of a property; it ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let cancel: Mutex<(@Sendable () -> Void)?>

    init(cancel: @escaping @Sendable () -> Void) { self.cancel = Mutex(cancel) }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() {
        let cancel = cancel.withLock { cancel in
            defer { cancel = nil }
            return cancel
        }
        cancel?()
    }
}

/// What an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = Self(rawValue: 1 << 0)
    public static let old = Self(rawValue: 1 << 1)
    /// Also reports the value at the time when the observation begins.
    public static let initial = Self(rawValue: 1 << 2)
    /// Also reports before each change.
    @available(*, unavailable, message: "Changes are noticed only after they have happened; use .old")
    public static let prior = Self(rawValue: 1 << 3)
}

/// The kinds of changes that observations report.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion
    case removal
    case replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The new value, if the options have `.new`.
    public let newValue: Value?
    /// The old value, if the options have `.old`.
    public let oldValue: Value?
    /// The changed places of a collection; always nil.
    public let indexes: IndexSet?
    /// Whether the change has not happened yet; always false.
    public let isPrior: Bool
}
