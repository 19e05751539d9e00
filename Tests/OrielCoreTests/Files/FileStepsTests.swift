import Testing

@testable import OrielCore

@MainActor
@Suite struct FileStepsTests {
    private static let file = ChosenFile(id: 1, name: "a.png", mediaType: "image/png", size: 1_000)

    @Test func `steps are told in their order, whatever thread they come from`() async {
        var told: [Int] = []
        let steps = FileSteps(of: Self.file) { told.append($0.receivedBytes) }

        await withTaskGroup { group in
            for bytes in 1...1_000 { group.addTask { steps.note(bytes) } }
        }
        while told.last != 1_000 { await Task.yield() }

        #expect(told == told.sorted() && told.count <= 100)
    }

    @Test func `steps of less than one percent are not told`() async {
        var told: [Int] = []
        let steps = FileSteps(of: Self.file) { told.append($0.receivedBytes) }

        for bytes in [0, 1, 9, 10] {
            steps.note(bytes)
            await Task.yield()
        }
        while told.count < 2 { await Task.yield() }

        #expect(told == [0, 10])
    }
}
