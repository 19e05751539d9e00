import MomentsModel

/// In which order friends stand, where the person has chosen one.
public enum FriendSort: String, CaseIterable, Sendable {
    /// As the server sorts them, which is the order without a choice, too.
    case name
    /// Those who became friends last come first.
    case newest
    /// Those who have published most come first.
    case mostMoments

    /// Friends in this order; those who are alike stay in the order they came in.
    ///
    /// - Parameter friends: Sorted by name.
    func sorted(_ friends: [UserDetails]) -> [UserDetails] {
        switch self {
        case .name: friends
        case .newest: friends.stablySorted { ($0.friendsSince ?? .distantPast) > ($1.friendsSince ?? .distantPast) }
        case .mostMoments: friends.stablySorted { ($0.momentCount ?? 0) > ($1.momentCount ?? 0) }
        }
    }
}

extension Array {
    /// The standard library does not promise to keep the order of what is equal.
    fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated()
            .sorted { isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset }
            .map(\.element)
    }
}
