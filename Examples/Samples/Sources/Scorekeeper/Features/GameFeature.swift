import Foundation
import Reduction

/// The players, and who is ahead.
@Reducer
struct GameFeature {
    struct State: Equatable {
        var players: [PlayerFeature.State] = []
        var newName = ""
        var goal = 20
        var winner: String?

        var leader: String? {
            guard let best = players.max(by: { $0.score < $1.score }), best.score > 0 else { return nil }
            return players.count { $0.score == best.score } == 1 ? best.name : nil
        }
    }

    @CaseAccessors
    enum Action: Sendable {
        case player(id: UUID, action: PlayerFeature.Action)
        case nameChanged(String), goalChanged(Int)
        case joinButtonTapped
        case newGameButtonTapped
    }

    @MainActor static var live: some Reducer<State, Action> {
        GameFeature().forEach(
            \.players,
            action: { $0.player },
            embed: { .player(id: $0, action: $1) },
            PlayerFeature(dice: .live)
        )
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .player:
            if state.winner == nil { state.winner = state.players.first { $0.score >= state.goal }?.name }
        case .nameChanged(let name):
            state.newName = name
        case .goalChanged(let goal):
            state.goal = goal
        case .joinButtonTapped:
            let name = state.newName.trimmingCharacters(in: .whitespaces)
            if !name.isEmpty { state.players.append(PlayerFeature.State(name: name)) }
            state.newName = ""
        case .newGameButtonTapped:
            state.winner = nil
            for index in state.players.indices {
                state.players[index].score = 0
                state.players[index].lastRoll = nil
            }
        }
        return .none
    }
}
