import SwiftUI

actor ImageCache {
    private var images: [String: Data] = [:]

    func image(named name: String) -> Data? { images[name] }

    func store(_ data: Data, for name: String) { images[name] = data }
}

struct Clock: Sendable {
    var now: @Sendable () -> Date = { Date() }
}

@MainActor
final class DocumentModel: ObservableObject {
    enum Phase: Equatable {
        case empty
        case saved(Int)
    }

    @Published var text = ""
    @Published private(set) var phase = Phase.empty
    private let cache: ImageCache
    private let clock: Clock
    private var saving: Task<Void, Never>?

    nonisolated let identifier = "document"

    init(cache: ImageCache = ImageCache(), clock: Clock = Clock()) {
        self.cache = cache
        self.clock = clock
    }

    func save() {
        saving?.cancel()
        saving = Task {
            await cache.store(Data(text.utf8), for: identifier)
            let stored = await cache.image(named: identifier)
            guard !Task.isCancelled else { return }
            phase = .saved(stored?.count ?? 0)
        }
    }

    func saveNow() async throws {
        async let first: Void = cache.store(Data(text.utf8), for: "first")
        async let second: Void = cache.store(Data(), for: "second")
        _ = await (first, second)
        phase = .saved(text.utf8.count)
    }

    func reset(completion: @escaping @MainActor () -> Void = {}) {
        phase = .empty
        completion()
    }
}

struct DocumentView: View {
    @StateObject private var model: DocumentModel
    @State private var failure: (any Error)?

    init(model: @autoclosure @escaping () -> DocumentModel) {
        _model = StateObject(wrappedValue: model())
    }

    @MainActor
    init() {
        self.init(model: DocumentModel())
    }

    var body: some View {
        VStack {
            TextField("Text", text: $model.text)
            Button("Save", action: model.save)
            Button("Save now") {
                Task {
                    do {
                        try await model.saveNow()
                    } catch {
                        failure = error
                    }
                }
            }
            Button("Reset") { model.reset { failure = nil } }
            switch model.phase {
            case .empty: Text("Empty")
            case .saved(let count): Text("Saved \(count)")
            }
        }
        .onDisappear(perform: model.save)
    }
}

/// A model whose work runs on another executor.
@MainActor @Observable
final class PrimesModel {
    private(set) var primes: [Int] = []

    func find(upTo limit: Int) async {
        primes = await Task.detached(priority: .utility) {
            (2...limit).filter { number in !(2..<number).contains { number.isMultiple(of: $0) } }
        }.value
    }
}

struct PrimesView: View {
    @State private var model = PrimesModel()

    var body: some View {
        Text(model.primes.map(\.description).joined(separator: " "))
            .task { await model.find(upTo: 10) }
    }
}
