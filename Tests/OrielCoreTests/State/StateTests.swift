import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct StateTests {
    struct Counter: View {
        @State private var count = 0
        var body: some View {
            VStack {
                Text("Count: \(count)")
                Button("Add") { count += 1 }
            }
        }
    }

    @Test func `a tap changes the state and runs one body`() async throws {
        let host = ViewHost { Counter() }
        #expect(host.texts == ["Count: 0", "Add"])
        host.resetCounters()

        try await host.tap("Add")

        #expect(host.texts == ["Count: 1", "Add"])
        #expect(host.bodyEvaluations == ["Counter": 1])
        let patches = host.drainPatches()
        #expect(patches.count == 1)
    }

    struct Row: View {
        let number: Int
        @State private var taps = 0
        var body: some View {
            HStack {
                Text("Row \(number): \(taps)")
                Button("Tap \(number)") { taps += 1 }
            }
        }
    }

    struct Rows: View {
        @State private var numbers = Array(0..<5)
        var body: some View {
            VStack {
                Button("Reverse") { numbers.reverse() }
                Button("Swap") { numbers.swapAt(1, 3) }
                Button("Remove") { numbers.remove(at: 1) }
                Button("Insert") { numbers.insert(100 + numbers.count, at: 0) }
                ForEach(numbers, id: \.self) { Row(number: $0) }
            }
        }
    }

    @Test func `rows keep their state when they move`() async throws {
        let host = ViewHost { Rows() }
        try await host.tap("Tap 3")
        _ = host.drainPatches()
        host.resetCounters()

        try await host.tap("Swap")

        #expect(
            host.texts.filter { $0.hasPrefix("Row") } == ["Row 0: 0", "Row 3: 1", "Row 2: 0", "Row 1: 0", "Row 4: 0"]
        )
        #expect(host.bodyEvaluations == ["Rows": 1])
        let patches = host.drainPatches()
        #expect(patches.count == 2)
        try await host.tap("Remove")
        try await host.tap("Insert")
        #expect(
            host.texts.filter { $0.hasPrefix("Row") } == ["Row 104: 0", "Row 0: 0", "Row 2: 0", "Row 1: 0", "Row 4: 0"]
        )
        #expect(host.issues == [])
    }
}
