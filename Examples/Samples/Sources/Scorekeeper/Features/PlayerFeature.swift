import Foundation
import Reduction

/// One player, who counts points and rolls a die.
@Reducer
struct PlayerFeature {
    struct State: Identifiable, Equatable {
        let id = UUID()
        var name: String
        var score = 0
        var lastRoll: Int?
        var isRolling = false
    }

    @CaseAccessors
    enum Action: Sendable {
        case addButtonTapped(Int)
        case rollButtonTapped
        /// The die lies still.
        case rolled(Int)
    }

    let dice: Dice

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
        switch action {
        case .addButtonTapped(let points):
            state.score += points
            return .none
        case .rollButtonTapped:
            guard !state.isRolling else { return .none }
            state.isRolling = true
            return .run { [dice] send in await send(.rolled(dice.roll())) }
        case .rolled(let points):
            state.isRolling = false
            state.lastRoll = points
            state.score += points
            return .none
        }
    }
}

/// Rolls a die; tests replace it.
struct Dice: Sendable {
    var roll: @Sendable () async -> Int

    static let live = Dice { Int.random(in: 1...6) }
}
