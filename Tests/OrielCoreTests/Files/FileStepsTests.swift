import Testing

@testable import OrielCore

@MainActor
@Suite struct FileStepsTests {
    private static let file = ChosenFile(id: 1, name: "a.png", mediaType: "image/png", size: 1_000)

    @Test func `steps of several threads are reported in order`() async {
        var reported: [Int] = []
        let steps = FileSteps(of: Self.file) { reported.append($0.receivedBytes) }

        await withTaskGroup { group in
            for bytes in 1...1_000 { group.addTask { steps.note(bytes) } }
        }
        while reported.last != 1_000 { await Task.yield() }

        #expect(reported == reported.sorted() && reported.count <= 100)
    }

    @Test func `steps of less than one percent are not reported`() async {
        var reported: [Int] = []
        let steps = FileSteps(of: Self.file) { reported.append($0.receivedBytes) }

        for bytes in [0, 1, 9, 10] {
            steps.note(bytes)
            await Task.yield()
        }
        while reported.count < 2 { await Task.yield() }

        #expect(reported == [0, 10])
    }
}
