import Testing

@testable import OrielServer

@Suite struct HandedConnectionTests {
    @Test func `its encoded form is decoded`() {
        let content = HandedConnection.Content(
            tried: [WorkerID(rawValue: 1), WorkerID(rawValue: 70_000)],
            read: [1, 2]
        )

        #expect(HandedConnection.Content(content.bytes) == content)
    }

    @Test(arguments: [[], [2], [1, 0], [2, 2, 0, 0, 1], [2, 255]] as [[UInt8]])
    func `invalid bytes are rejected`(bytes: [UInt8]) {
        #expect(HandedConnection.Content(bytes) == nil)
    }
}
