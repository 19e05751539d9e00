import Reduction
import SwiftUI

struct GameView: View {
    let store: Store<GameFeature.State, GameFeature.Action>

    private var isWon: Binding<Bool> {
        Binding(get: { store.winner != nil }, set: { if !$0 { store.send(.newGameButtonTapped) } })
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    ForEach(store.players) { player in
                        PlayerRow(player: player) { store.send(.player(id: player.id, action: $0)) }
                    }
                } header: {
                    Text(store.leader.map { "\($0) is ahead" } ?? "A draw")
                }
                Section {
                    TextField("New player", text: store.binding(\.newName, send: GameFeature.Action.nameChanged))
                        .onSubmit { store.send(.joinButtonTapped) }
                    Stepper(
                        "\(store.goal) points win",
                        value: store.binding(\.goal, send: GameFeature.Action.goalChanged),
                        in: 5...100,
                        step: 5
                    )
                }
            }
            .navigationTitle("Scorekeeper")
        }
        .alert("\(store.winner ?? "") wins", isPresented: isWon) {
            Button("New game") { store.send(.newGameButtonTapped) }
        }
    }
}
