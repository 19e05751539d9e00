import Combine
import ListKit
import MomentsModel

/// Who has asked whom.
public enum FriendRequestDirection: String, Sendable {
    /// Somebody has asked the viewer.
    case received
    /// The viewer has asked somebody.
    case sent
}

/// What a row shows of a wish to be friends.
public struct FriendRequestState: Equatable, Sendable {
    public var request: FriendRequest
    public var direction: FriendRequestDirection
    /// Whether an answer is on its way.
    public var isAnswering = false
}

/// A wish to be friends, in the list.
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

    /// The request: at once, then after each change.
    public var state: StateStream<FriendRequestState> { StateStream(subject) }

    func update(_ request: FriendRequest) {
        if request != subject.value.request { subject.value.request = request }
    }

    /// The person says yes.
    public func acceptTapped() async {
        if subject.value.direction == .received { await send(true) }
    }

    /// The person says no, or takes the request back.
    public func declineTapped() async { await send(false) }

    private func send(_ isAccepted: Bool) async {
        guard !subject.value.isAnswering else { return }
        subject.value.isAnswering = true
        await answer(isAccepted)
        subject.value.isAnswering = false
    }
}
