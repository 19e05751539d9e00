import Combine

/// The rows of the table and the operations on them.
@MainActor
public final class KeyedTableModel: ObservableObject {
    public struct Row: Identifiable, Equatable, Sendable {
        public let id: Int
        public var label: String
    }

    @Published public private(set) var rows: [Row] = []
    @Published public private(set) var selection: Row.ID?

    private var lastID = 0
    private var random = LabelGenerator()

    public init() {}

    public func create(_ count: Int) {
        rows = makeRows(count)
        selection = nil
    }

    public func append(_ count: Int) { rows += makeRows(count) }

    public func prepend(_ count: Int) { rows.insert(contentsOf: makeRows(count), at: 0) }

    public func updateEveryTenth() {
        var rows = rows
        for index in stride(from: 0, to: rows.count, by: 10) { rows[index].label += " !!!" }
        self.rows = rows
    }

    public func swap() {
        guard rows.count > 998 else { return }
        rows.swapAt(1, 998)
    }

    public func sort() { rows.sort { ($0.label, $0.id) < ($1.label, $1.id) } }

    public func clear() {
        rows = []
        selection = nil
    }

    public func select(_ id: Row.ID) { selection = id }

    public func remove(_ id: Row.ID) { rows.removeAll { $0.id == id } }

    private func makeRows(_ count: Int) -> [Row] {
        (0..<count).map { _ in
            lastID += 1
            return Row(id: lastID, label: random.next())
        }
    }
}

/// A generator of pseudo-random labels of three words; the same sequence in each run.
struct LabelGenerator {
    private var state: UInt32 = 1

    private static let adjectives = [
        "bright", "quiet", "tall", "gentle", "curious", "brave", "golden", "swift", "clever", "frosty", "humble",
        "lively", "mellow", "nimble", "polite", "rustic", "silent", "tidy", "vivid", "witty", "zesty", "ancient",
    ]
    private static let colours = [
        "red", "amber", "blue", "green", "brown", "violet", "orange", "white", "black", "purple", "crimson",
    ]
    private static let nouns = [
        "lamp", "chair", "house", "mouse", "bottle", "pencil", "window", "garden", "basket", "mirror", "keyboard",
        "sandwich", "button",
    ]

    mutating func next() -> String {
        "\(pick(Self.adjectives)) \(pick(Self.colours)) \(pick(Self.nouns))"
    }

    private mutating func pick(_ words: [String]) -> String {
        state = state &* 1_664_525 &+ 1_013_904_223
        return words[Int(state >> 16) % words.count]
    }
}
