import Combine
import ListKit
import MomentsModel

/// The direction of a friend request.
public enum FriendRequestDirection: String, Sendable {
    /// Another person has sent it to the viewer.
    case received
    /// The viewer has sent it.
    case sent
}

/// The state of a friend request row.
public struct FriendRequestState: Equatable, Sendable {
    public var request: FriendRequest
    public var direction: FriendRequestDirection
    /// Indicates whether the viewer's answer is being sent.
    public var isAnswering = false
}

/// The view model of a friend request row.
@MainActor
public final class FriendRequestListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<FriendRequestState, Never>
    private let answer: @MainActor (_ isAccepted: Bool) async -> Void

    init(
        _ request: FriendRequest,
        _ direction: FriendRequestDirection,
        answer: @escaping @MainActor (_ isAccepted: Bool) async -> Void
    ) {
        id = "request-\(request.id)"
        subject = CurrentValueSubject(FriendRequestState(request: request, direction: direction))
        self.answer = answer
    }

    /// The state of the request: the current value, then each change.
    public var state: StateStream<FriendRequestState> { StateStream(subject) }

    func update(_ request: FriendRequest) {
        if request != subject.value.request { subject.value.request = request }
    }

    /// Called when the person accepts the request.
    public func acceptTapped() async {
        if subject.value.direction == .received { await send(true) }
    }

    /// Called when the person declines or withdraws the request.
    public func declineTapped() async { await send(false) }

    private func send(_ isAccepted: Bool) async {
        guard !subject.value.isAnswering else { return }
        subject.value.isAnswering = true
        await answer(isAccepted)
        subject.value.isAnswering = false
    }
}
