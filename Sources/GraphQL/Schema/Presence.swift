/// A nullable argument that tells whether it was given at all.
///
/// An Optional takes an absent argument and null for the same. Where they differ, as in a partial update, declare the
/// argument with this type:
///
///     Field("update", Arg("title", Presence<String>.self)) { _, viewer, title in
///         switch title {
///         case .absent: break
///         case .null: try viewer.store.removeTitle()
///         case .value(let title): try viewer.store.setTitle(title)
///         }
///     }
public enum Presence<Wrapped: Sendable>: Sendable {
    /// Nothing was given.
    case absent
    /// Null was given.
    case null
    case value(Wrapped)

    /// The value; nil when it is null or absent.
    public var value: Wrapped? {
        if case .value(let value) = self { value } else { nil }
    }
}

extension Presence: Equatable where Wrapped: Equatable {}
extension Presence: Hashable where Wrapped: Hashable {}
