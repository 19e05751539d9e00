import SwiftUI

struct ChangeView: View {
    @State private var count = 0
    @State private var name = "a"
    @State private var log: [String] = []
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            Button("Count") { count += 1 }
            Button("Rename") { name += "b" }
            Text(log.joined(separator: "; "))
        }
        .onChange(of: count) { old, new in
            log.append("\(old) to \(new)")
        }
        .onChange(of: name) {
            log.append("renamed \(name)")
        }
        .onChange(of: count) { newValue in
            log.append("now \(newValue)")
        }
        .onChange(of: count, perform: countChanged)
        .onChange(of: count, initial: true) { _, new in
            log.append("seen \(new)")
        }
        .onChange(of: name, initial: true) { log.append("named \(name)") }
        .onChange(of: [count, log.count]) { _, _ in }
        .onChange(of: count, countDidChange)
        .onChange(of: scenePhase) { [scenePhase] newPhase in
            if scenePhase == .background, newPhase == .active { log.append("back") }
        }
    }

    private func countChanged(to value: Int) { log.append("performed \(value)") }
    private func countDidChange(from old: Int, to new: Int) { log.append("by \(new - old)") }
}
