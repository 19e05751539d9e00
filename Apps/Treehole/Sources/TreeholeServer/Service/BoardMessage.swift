public import ServerKit
public import TreeholeModel

/// A message between the processes that serve the same board.
public enum BoardMessage: Codable, Sendable {
    /// A committed change.
    case changed(BoardChange)
    /// An action that counts against a rate limit, and who it counts for. It is kept in memory only, and not logged.
    case counted(String, Rate)
}
