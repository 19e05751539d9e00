import SwiftUI

/// The counters and their display options.
@MainActor
final class CounterLibrary: ObservableObject {
    @Published private(set) var counters: [Counter]
    @Published var hidesZeros = false

    init(counters: [Counter] = []) { self.counters = counters }

    /// Inserts a counter at the front; ignores a name of white space.
    func add(_ name: String) {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { return }
        counters.insert(Counter(name: name), at: 0)
    }

    func remove(_ counter: Counter) {
        counters.removeAll { $0 === counter }
    }
}

extension CounterLibrary {
    static var sample: CounterLibrary {
        CounterLibrary(counters: [Counter(name: "Cups of tea", count: 2), Counter(name: "Walks")])
    }
}
