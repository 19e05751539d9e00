import Encodings
import Testing

@testable import OrielServer

@Suite struct WorkerIDTests {
    @Test(arguments: [0, 1, 255, 70_000, 0xFF_FFFF] as [UInt32])
    func `the name of a session shows its worker`(number: UInt32) {
        let worker = WorkerID(rawValue: number)

        let name = Base64URL.text(of: SessionID(worker: worker).bytes)

        #expect(WorkerID(prefixOf: name) == worker)
        #expect(WorkerID(prefixOf: name.prefix(WorkerID.textCount)) == worker)
    }

    @Test(arguments: ["", "AA", "AAA", "A*AA", "ÄÄÄÄ"])
    func `other texts name no worker`(text: String) {
        #expect(WorkerID(prefixOf: text) == nil)
    }

    @Test func `a session that moves keeps all but its worker`() {
        let session = SessionID(worker: WorkerID(rawValue: 3))

        let moved = session.moved(to: WorkerID(rawValue: 4))

        #expect(moved.worker == WorkerID(rawValue: 4))
        #expect(moved.origin == session.origin)
        #expect(ServiceState.name(of: moved) == ServiceState.name(of: session))
    }
}
