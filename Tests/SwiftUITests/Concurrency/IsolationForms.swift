import SwiftUI

/// A protocol a view can conform to in addition to `View`.
protocol HasTitle {
    var title: String { get }
}

protocol Routable: Hashable, Sendable {
    associatedtype Screen: View
    @MainActor @ViewBuilder var screen: Screen { get }
}

enum Route: Routable {
    case home
    case profile(name: String)

    var screen: some View {
        switch self {
        case .home: Text("Home")
        case .profile(let name): Text("Profile of \(name)")
        }
    }
}

struct RouteView<R: Routable>: View {
    let route: R

    var body: some View { route.screen }
}

struct TitledView: View, Identifiable, Sendable, HasTitle {
    let id: Int
    let title: String

    nonisolated init(id: Int, title: String) {
        self.id = id
        self.title = title
    }

    var body: some View { Text(title) }
}

extension TitledView: CustomStringConvertible {
    nonisolated var description: String { "TitledView(\(title))" }
}

@MainActor
final class DelegateModel: NSObject, ObservableObject {
    @Published var events: [String] = []
    weak var delegate: (any DelegateModelDelegate)?
    var onEvent: ((String) -> Void)?

    func fire(_ event: String) {
        events.append(event)
        onEvent?(event)
        delegate?.model(self, didFire: event)
    }

    nonisolated func fireFromElsewhere() {
        Task { @MainActor in
            self.fire("elsewhere")
        }
    }
}

@MainActor
protocol DelegateModelDelegate: AnyObject {
    func model(_ model: DelegateModel, didFire event: String)
}

struct IsolationForms: View {
    @StateObject private var model = DelegateModel()
    @State private var task: Task<Void, Never>?
    @State private var count = 0
    @State private var sum = 0
    @State private var result: Result<Int, any Error>?

    var body: some View {
        VStack {
            Text(model.events.joined(separator: " "))
            Text("count \(count), sum \(sum)")
            Button("Start") {
                task = Task {
                    await run()
                }
            }
            Button("Stop") {
                task?.cancel()
                task = nil
            }
            Button("Queue") {
                DispatchQueue.main.async {
                    count += 1
                }
            }
            Button("Group") {
                Task {
                    sum = await withTaskGroup(of: Int.self) { group in
                        for number in 1...3 {
                            group.addTask { await Self.square(number) }
                        }
                        var sum = 0
                        for await square in group { sum += square }
                        return sum
                    }
                }
            }
            Button("Throwing") {
                Task {
                    do {
                        result = .success(try await Self.failing())
                    } catch {
                        result = .failure(error)
                    }
                }
            }
            Button("Elsewhere") { model.fireFromElsewhere() }
            Button("Weak") { [weak model] in
                model?.fire("weak")
            }
            Button("Continuation") {
                Task {
                    count = await withCheckedContinuation { continuation in
                        Self.later { continuation.resume(returning: $0) }
                    }
                }
            }
            if case .failure(let error)? = result {
                Text("failed with \(String(describing: error))")
            }
        }
        .onAppear {
            model.onEvent = { event in
                count += event.isEmpty ? 0 : 10
            }
        }
        .task {
            await MainActor.run { model.fire("task") }
        }
    }

    private func run() async {
        for _ in 0..<2 where !Task.isCancelled {
            await Task.yield()
            count += 1
        }
    }

    private nonisolated static func square(_ number: Int) async -> Int { number * number }

    private nonisolated static func failing() async throws -> Int { throw LoadError.badStatus(1) }

    private nonisolated static func later(_ completion: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { completion(99) }
    }
}
