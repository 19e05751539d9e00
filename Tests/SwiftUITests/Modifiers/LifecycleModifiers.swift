import SwiftUI

struct LifecycleView: View {
    @State private var events: [String] = []
    @State private var isShown = true

    var body: some View {
        VStack {
            if isShown {
                Text("Child")
                    .onAppear { events.append("appear") }
                    .onAppear(perform: childAppeared)
                    .onAppear(perform: nil)
                    .onAppear()
                    .onDisappear { events.append("disappear") }
                    .onDisappear(perform: childDisappeared)
            }
            Button("Toggle") { isShown.toggle() }
            Text(events.joined(separator: ", "))
        }
        .onAppear {
            guard events.isEmpty else { return }
            Task { await load() }
        }
        .onAppear(perform: {
            _ = events.count
        })
    }

    private func childAppeared() { events.append("performed") }
    private func childDisappeared() { events.append("gone") }
    private func load() async {}
}
