import Foundation
import Observation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

/// A counter of live objects.
private final class Census: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var alive: Int { lock.withLock { count } }
    func enter() { lock.withLock { count += 1 } }
    func leave() { lock.withLock { count -= 1 } }
}

private let census = Census()

@MainActor
@Suite(.serialized) struct LeakTests {
    final class Counted: Sendable {
        init() { census.enter() }
        deinit { census.leave() }
    }

    final class Owned: ObservableObject {
        @Published var number = 0
        let counted = Counted()
    }

    @Observable final class Shared {
        var number = 0
        var other = 0
    }

    final class Board: ObservableObject {
        @Published var number = 0
        let subject = PassthroughSubject<Int, Never>()
    }

    struct Screen: View {
        let shared: Shared
        @ObservedObject var published: Board
        @State private var counted = Counted()
        @State private var text = "text"
        @StateObject private var owned = Owned()
        @Environment(\.colorScheme) private var colorScheme
        @Namespace private var namespace

        var body: some View {
            VStack {
                TextField("Field", text: $text)
                Text("\(shared.number) \(published.number) \(owned.number) \(colorScheme == .dark)")
                ForEach(0..<5, id: \.self) { Row(number: $0, shared: shared, owned: owned) }
                if owned.number > 0 { AnyView(Text("positive")).id(owned.number) }
            }
            .environmentObject(owned)
            .task {
                let kept = counted
                // A sleep would keep its timer until the deadline, even after cancellation.
                await LeakTests.waitForCancellation()
                text = "\(kept)"
            }
            .onReceive(published.subject) { owned.number += $0 }
            .onChange(of: owned.number) { text += "." }
            .onAppear { owned.number += 1 }
            .onDisappear { text = "" }
        }
    }

    /// Suspends until the task is cancelled.
    private nonisolated static func waitForCancellation() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        defer { continuation.finish() }
        for await _ in stream {}
    }

    struct Row: View {
        let number: Int
        let shared: Shared
        @ObservedObject var owned: Owned
        @EnvironmentObject private var provided: Owned
        @State private var counted = Counted()
        var body: some View {
            Button("\(number) \(shared.other) \(provided.number)") { owned.number += 1 }
        }
    }

    private func show(shared: Shared, published: Board) async throws {
        let host = ViewHost { Screen(shared: shared, published: published) }
        await Task.yield()
        shared.number += 1
        shared.other += 1
        published.number += 1
        published.subject.send(1)
        await Task.yield()
        #expect(!host.texts.isEmpty)
        host.unmount()
        #expect(host.mountedNodeCount == 0)
    }

    private var rounds: Int { ProcessInfo.processInfo.environment["ORIEL_LONG"] == "1" ? 10_000 : 1_000 }

    /// Waits until cancelled tasks and closures on the main queue have finished.
    private func drain() async throws {
        let host = ViewHost { EmptyView() }
        try await host.wait(until: { census.alive == 0 }, within: .seconds(60))
        await host.settle()
    }

    @Test func `mounting and unmounting a screen leaves nothing behind`() async throws {
        let (shared, published) = (Shared(), Board())
        for _ in 0..<100 { try await show(shared: shared, published: published) }
        try await drain()
        let before = Heap.bytesInUse

        for _ in 0..<rounds { try await show(shared: shared, published: published) }
        try await drain()

        #expect(census.alive == 0)
        // Other tests run in parallel, so the bound is wide; the counters above are exact.
        #expect(Heap.bytesInUse - before < 2_000_000)
    }

    struct Switching: View {
        let shared: Shared
        let published: Board
        @State private var isShown = false
        var body: some View {
            Button("Switch") { isShown.toggle() }
            if isShown { Screen(shared: shared, published: published) }
        }
    }

    @Test func `a screen that comes and goes within a tree leaves nothing behind`() async throws {
        let (shared, published) = (Shared(), Board())
        let host = ViewHost { Switching(shared: shared, published: published) }
        let nodes = host.mountedNodeCount

        for _ in 0..<100 {
            try await host.tap("Switch")
            #expect(host.mountedNodeCount > nodes)
            shared.number += 1
            try await host.tap("Switch")
            #expect(host.mountedNodeCount == nodes)
        }

        try await host.wait(until: { census.alive == 0 }, within: .seconds(60))
    }

    @Test func `a released host unmounts its tree`() async throws {
        let (shared, published) = (Shared(), Board())
        do {
            let host = ViewHost { Screen(shared: shared, published: published) }
            await host.settle()
            #expect(census.alive > 0)
        }
        try await drain()
    }

    final class Weakly {
        weak var shared: Shared?
        init(_ shared: Shared) { self.shared = shared }
    }

    @Test func `an observed object is released with its last view`() async throws {
        let weakly: Weakly
        do {
            let shared = Shared()
            weakly = Weakly(shared)
            let host = ViewHost { Screen(shared: shared, published: Board()) }
            await host.settle()
            shared.number += 1
            await host.settle()
            host.unmount()
        }
        try await drain()
        #expect(weakly.shared == nil)
    }

    struct Updating: View {
        let shared: Shared
        var body: some View { Text("\(shared.number) \(shared.other)") }
    }

    @Test func `bodies that run again leave no observations in objects that are never changed`() async throws {
        // Reads `other`, which never changes, in each of many evaluations.
        let shared = Shared()
        let host = ViewHost { Updating(shared: shared) }
        for _ in 0..<200 {
            shared.number += 1
            await host.settle()
        }
        // Other work of the process counts too; a leak would appear in every round.
        var growths: [Int] = []
        for _ in 0..<3 where growths.allSatisfy({ $0 >= 400_000 }) {
            let before = Heap.bytesInUse
            for _ in 0..<2_000 {
                shared.number += 1
                await Task.yield()
                await host.settle()
                // Patches recorded by the host are not observations.
                _ = host.drainPatches()
            }
            growths.append(Heap.bytesInUse - before)
        }

        #expect(growths.contains { $0 < 400_000 })
    }
}
