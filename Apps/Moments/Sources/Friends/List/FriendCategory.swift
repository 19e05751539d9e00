import Foundation
import MomentsModel

/// A category of the friends list.
public enum FriendCategory: String, CaseIterable, Sendable {
    case all
    /// Friends for less than 30 days.
    case new
    /// Friends who have published a moment in the last 30 days.
    case active
    /// Pending friend requests, received and sent.
    case requests

    /// The period in which friends count as new or active: 30 days.
    private static let recently: TimeInterval = 30 * 24 * 3600

    /// Returns whether a friend belongs to the category.
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

/// All categories with their counts, and the selected one.
public struct FriendCategories: Equatable, Sendable {
    public var chosen = FriendCategory.all
    /// The count of each category; missing until it is loaded.
    public var counts: [FriendCategory: Int] = [:]
}
