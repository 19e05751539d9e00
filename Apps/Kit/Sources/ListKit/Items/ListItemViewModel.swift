/// The view model of a list row.
///
/// Its type selects the row's view. A row keeps its view model while its subject is the same, so that changes of other rows do
/// not rebuild it.
@MainActor
public protocol ListItemViewModel: AnyObject, Sendable {
    /// The row's ID, unique in the list and stable, such as `moment-17`.
    nonisolated var id: String { get }
}
