import Foundation
import MomentsModel

/// Which people the list of friends shows.
public enum FriendCategory: String, CaseIterable, Sendable {
    case all
    /// Friends for less than 30 days.
    case new
    /// Those who have published something in the last 30 days.
    case active
    /// Wishes to be friends, of others and of the viewer's.
    case requests

    /// How long friends are new, and a moment keeps its author active.
    private static let recently: TimeInterval = 30 * 24 * 3600

    /// Whether a friend belongs here.
    func contains(_ friend: UserDetails, now: Date) -> Bool {
        func isRecent(_ date: Date?) -> Bool { date.map { $0 > now - Self.recently } ?? false }
        return switch self {
        case .all: true
        case .new: isRecent(friend.friendsSince)
        case .active: isRecent(friend.lastMomentDate)
        case .requests: false
        }
    }
}

/// All categories with how many there are in each, and the one that is shown.
public struct FriendCategories: Equatable, Sendable {
    public var chosen = FriendCategory.all
    /// How many there are; none for a category of which nothing is known yet.
    public var counts: [FriendCategory: Int] = [:]
}
