import SwiftUI

@MainActor
final class FeedModel: ObservableObject {
    @Published private(set) var rows: [String] = []
    @Published private(set) var isLoading = false
    @Published var error: Error?

    nonisolated init() {}

    func load() async {
        isLoading = true
        defer { isLoading = false }
        do {
            rows = try await fetch(page: 0)
        } catch is CancellationError {
            return
        } catch {
            self.error = error
        }
    }

    func reload() {
        Task { await load() }
    }

    private nonisolated func fetch(page: Int) async throws -> [String] {
        try Task.checkCancellation()
        return ["row \(page).0", "row \(page).1"]
    }
}

struct FeedView: View {
    @StateObject private var model = FeedModel()
    @State private var page = 0
    @State private var pages: [Int] = []

    var body: some View {
        VStack {
            if model.isLoading {
                Text("Loading")
            }
            ForEach(model.rows, id: \.self, content: Text.init(verbatim:))
            Button("Next page") { page += 1 }
            Button("Reload") { Task { await model.load() } }
            Button("Reload by method", action: model.reload)
            Button("Detached") {
                Task { @MainActor in
                    try await Task.sleep(nanoseconds: 1)
                    page += 1
                }
            }
            Text(pages.map(String.init).joined(separator: " "))
        }
        .task {
            await model.load()
        }
        .task(model.load)
        .task(id: page) {
            pages.append(page)
        }
        .task(id: page, priority: .background) { await track(page) }
        .task(priority: .utility) {
            for await number in numbers() where number < 0 {
                page = number
            }
        }
    }

    private func track(_ page: Int) async {}

    private func numbers() -> AsyncStream<Int> {
        AsyncStream { continuation in
            continuation.yield(1)
            continuation.finish()
        }
    }
}
