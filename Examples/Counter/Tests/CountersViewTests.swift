import OrielTesting
import SwiftUI
import Testing

@testable import Counter

@MainActor
struct CountersViewTests {
    @Test func `a new counter comes first and the field is empty again`() async throws {
        let host = host()

        try await host.type("Cycles", into: "New counter")
        try await host.tap("Create")

        #expect(host.texts.contains("Cycles"))
        #expect(try host.value(of: "New counter") == "")
    }

    @Test func `a counter without a name cannot be created`() async throws {
        let host = host()

        await #expect(throws: ViewHostError.self) { try await host.tap("Create") }
    }

    @Test func `counting runs the body of that row alone`() async throws {
        let host = host(Counter(name: "Tea"), Counter(name: "Walks"))
        host.resetCounters()

        try await host.tap("Add to Tea")

        #expect(host.bodyEvaluations == ["CounterRow": 1])
        #expect(host.drainPatches().count == 2)
    }

    @Test func `hidden zeros come back with the toggle`() async throws {
        let host = host(Counter(name: "Tea", count: 1), Counter(name: "Walks"))

        try await host.set(true, toggle: "Hide zeros")
        #expect(!host.texts.contains("Walks"))

        try await host.set(false, toggle: "Hide zeros")
        #expect(host.texts.contains("Walks"))
    }

    @Test func `removing the last counter says that there is none`() async throws {
        let host = host(Counter(name: "Tea"))

        try await host.tap("Remove Tea")

        #expect(host.texts.contains("Nothing counted yet."))
    }

    private func host(_ counters: Counter...) -> ViewHost {
        let library = CounterLibrary(counters: counters)
        return ViewHost { CountersView().environmentObject(library) }
    }
}
