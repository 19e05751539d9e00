import Combine
import Foundation

/// A tea and how long it draws.
struct Tea: Identifiable, Hashable {
    let id: String
    let name: String
    let minutes: Int

    static let all = [
        Tea(id: "sencha", name: "Sencha", minutes: 2),
        Tea(id: "assam", name: "Assam", minutes: 4),
        Tea(id: "rooibos", name: "Rooibos", minutes: 7),
    ]
}

/// The tea that draws at the moment.
final class Brewing: ObservableObject {
    @Published private(set) var tea: Tea?
    @Published private(set) var isPaused = false

    func start(_ tea: Tea) {
        self.tea = tea
        isPaused = false
    }

    func pause() {
        if tea != nil { isPaused = true }
    }

    func resume() {
        isPaused = false
    }

    /// Opens an address such as `/brew/assam`.
    func open(_ url: URL) {
        guard url.pathComponents.contains("brew"), let tea = Tea.all.first(where: { $0.id == url.lastPathComponent })
        else {
            return
        }
        start(tea)
    }
}
