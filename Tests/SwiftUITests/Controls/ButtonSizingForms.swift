import SwiftUI

struct ButtonSizingForms: View {
    var body: some View {
        VStack {
            Button("Fitted") {}.buttonSizing(.fitted)
            Button("Flexible") {}.buttonStyle(.borderedProminent).buttonSizing(.flexible)
            Button("Automatic") {}.buttonSizing(.automatic)
        }
    }
}

/// A player above the bar of all tabs.
struct PlayerTabs: View {
    @State private var isPlaying = true

    var body: some View {
        TabView {
            Tab("Library", systemImage: "books.vertical") { Text("All songs") }
            Tab("Search", systemImage: "magnifyingglass") { Button("Stop") { isPlaying = false } }
        }
        .tabViewBottomAccessory(isEnabled: isPlaying) { PlayerBar() }
    }
}

private struct PlayerBar: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement

    var body: some View { Text(placement == .inline ? "Song" : "Now playing: a song") }
}

/// The same without a condition.
struct SteadyTabs: View {
    var body: some View {
        TabView { Tab("One", systemImage: "star") { Text("one") } }
            .tabViewBottomAccessory { Text("accessory") }
    }
}
