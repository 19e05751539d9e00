/// What one row of a list shows.
///
/// The type decides which view the row has. A row keeps its view model as long as it is about the same thing, so that it is
/// not made anew when others change.
@MainActor
public protocol ListItemViewModel: AnyObject, Sendable {
    /// Different for all rows of a list, and the same for ever: `moment-17`.
    nonisolated var id: String { get }
}
