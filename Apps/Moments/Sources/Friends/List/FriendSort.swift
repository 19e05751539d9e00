import MomentsModel

/// A sort order of the friends list.
public enum FriendSort: String, CaseIterable, Sendable {
    /// By name, as the server sorts them; also the default order.
    case name
    /// Most recent friendship first.
    case newest
    /// Most published moments first.
    case mostMoments

    /// Returns friends in this order; equal friends keep their relative order.
    ///
    /// - Parameter friends: The friends, sorted by name.
    func sorted(_ friends: [UserDetails]) -> [UserDetails] {
        switch self {
        case .name: friends
        case .newest: friends.stablySorted { ($0.friendsSince ?? .distantPast) > ($1.friendsSince ?? .distantPast) }
        case .mostMoments: friends.stablySorted { ($0.momentCount ?? 0) > ($1.momentCount ?? 0) }
        }
    }
}

extension Array {
    /// A stable sort, which the standard library does not guarantee.
    fileprivate func stablySorted(by isBefore: (Element, Element) -> Bool) -> [Element] {
        enumerated()
            .sorted { isBefore($0.element, $1.element) || !isBefore($1.element, $0.element) && $0.offset < $1.offset }
            .map(\.element)
    }
}
