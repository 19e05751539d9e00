public import TreeholeModel

/// A message between the processes that serve the same board.
public enum BoardMessage: Codable, Sendable {
    /// A committed change.
    case changed(BoardChange)
    /// An action that counts against a rate limit.
    case counted(CountedAction)
}

/// A counted action; it is kept in memory only.
public struct CountedAction: Codable, Hashable, Sendable {
    /// Who is limited.
    enum Subject: Codable, Hashable, Sendable {
        case member(Int64)
        case address(String)
    }

    let action: LimitedAction
    let subject: Subject
}
