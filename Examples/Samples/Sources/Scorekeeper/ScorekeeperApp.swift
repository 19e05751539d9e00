import Reduction
import SwiftUI

/// The scores of a game of dice. Features are reducers, which macros of the app's own complete.
@main
struct ScorekeeperApp: App {
    @State private var store = Store(
        initial: GameFeature.State(players: [PlayerFeature.State(name: "Ada"), PlayerFeature.State(name: "Grace")]),
        reducer: GameFeature.live
    )

    var body: some Scene {
        WindowGroup { GameView(store: store) }
    }
}
