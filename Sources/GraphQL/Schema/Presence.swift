/// A nullable argument that distinguishes null from absent.
///
/// An Optional argument is nil in both cases. If the difference matters, as in a partial update, use this type for the
/// argument:
///
///     Field("update", Arg("title", Presence<String>.self)) { _, viewer, title in
///         switch title {
///         case .absent: break
///         case .null: try viewer.store.removeTitle()
///         case .value(let title): try viewer.store.setTitle(title)
///         }
///     }
public enum Presence<Wrapped: Sendable>: Sendable {
    /// The argument was omitted, or its variable has no value.
    case absent
    /// The argument was given as `null`.
    case null
    /// The argument was given, or has a default.
    case value(Wrapped)

    /// The value; nil if it is null or absent.
    public var value: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}
