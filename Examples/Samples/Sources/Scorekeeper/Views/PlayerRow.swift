import SwiftUI

struct PlayerRow: View {
    let player: PlayerFeature.State
    let send: (PlayerFeature.Action) -> Void

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(player.name)
                if let roll = player.lastRoll {
                    Text("Rolled \(roll)")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
            }
            Spacer()
            Text("\(player.score)")
                .font(.title2.monospacedDigit())
                .contentTransition(.numericText())
                .accessibilityIdentifier("score of \(player.name)")
            Button("+5") { send(.addButtonTapped(5)) }
                .accessibilityLabel("5 points for \(player.name)")
            Button("Roll") { send(.rollButtonTapped) }
                .disabled(player.isRolling)
                .accessibilityLabel("Roll for \(player.name)")
        }
        .buttonStyle(.bordered)
    }
}
