import SwiftUI

/// Tabs, each of which keeps its state.
struct TabsPage: View {
    @State private var selection = "home"
    @State private var messages = 3

    var body: some View {
        TabView(selection: $selection) {
            VStack(spacing: 16) {
                Text("Home").font(.title)
                Button("Go to messages") { selection = "messages" }
            }
            .tabItem { Label("Home", systemImage: "house") }
            .tag("home")
            VStack(spacing: 16) {
                Text("\(messages) messages").font(.title)
                Button("Mark one as read") { messages -= 1 }.disabled(messages == 0)
            }
            .tabItem { Label("Messages", systemImage: "envelope") }
            .badge(messages)
            .tag("messages")
            TapCounter()
                .toolbarBackground(.yellow.opacity(0.3), for: .tabBar)
                .tabItem { Label("Profile", systemImage: "person") }
                .tag("profile")
            Book()
                .tabItem { Label("Book", systemImage: "book") }
                .tag("book")
        }
    }
}

/// Pages to turn, of which the third is open.
private struct Book: View {
    @State private var page = 3

    var body: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(1...5, id: \.self) { number in
                    Text("Page \(number)").font(.title).tag(number)
                }
            }
            .tabViewStyle(.page)
            Text("Open at \(page)")
            Button("Last page") { withAnimation { page = 5 } }
        }
        .padding(.bottom)
    }
}

private struct TapCounter: View {
    @State private var taps = 0

    var body: some View {
        Button("Tapped \(taps) times") { taps += 1 }
    }
}
