import SwiftUI
import TipKit

/// Tips: one among other views, one in a popover. The browser remembers which its reader has closed.
struct TipsPage: View {
    private let star = StarTip()
    @State private var sorting: SortTip?
    @State private var answer = "Nothing chosen yet"

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            TipView(star) { action in
                answer = "Chosen: \(action.id)"
                star.invalidate(reason: .actionPerformed)
            }
            Text(answer).foregroundStyle(.secondary)
            Button("Sort") { sorting = SortTip() }
                .buttonStyle(.bordered)
                .popoverTip(sorting, arrowEdge: .bottom)
            Button("Forget what was seen") {
                sorting = nil
                attempt { try Tips.resetDatastore() }
            }
            Spacer()
        }
        .padding()
        .task { attempt { try Tips.configure() } }
    }

    private func attempt(_ action: () throws -> Void) {
        do { try action() } catch { answer = error.localizedDescription }
    }
}

private struct StarTip: Tip {
    var title: Text { Text("Keep what you like") }
    var message: Text? { Text("A star puts a page at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] { Action(id: "more", title: "More about stars") }
}

private struct SortTip: Tip {
    var title: Text { Text("Any order") }
    var message: Text? { Text("Another tap turns the order around.") }
}
