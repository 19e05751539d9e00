import Foundation
import Testing

@testable import OrielServer

@Suite struct ControlChannelTests {
    @Test func `messages arrive whole and in order`() throws {
        let (one, other) = try ControlChannel.pair()
        defer { for channel in [one, other] { channel.close() } }
        var state = ServiceState()

        one.send(state)
        state.condemned = ["ab"]
        one.send(state)

        #expect(other.receive(ServiceState.self) == ServiceState())
        #expect(other.receive(ServiceState.self) == state)
    }

    @Test func `the state of an earlier supervisor is read`() throws {
        let text = #"{"workers":[],"failing":[],"condemned":["ab"]}"#

        let state = try JSONDecoder().decode(ServiceState.self, from: Data(text.utf8))

        #expect(state.condemned == ["ab"] && state.isStopping == nil)
    }

    @Test func `a message that cannot be decoded is skipped`() throws {
        let (one, other) = try ControlChannel.pair()
        defer { for channel in [one, other] { channel.close() } }

        #expect(write(one.descriptor, "garbage", 7) == 7)
        #expect(other.receive(WorkerMessage.self, waits: false) == nil)

        one.send(WorkerMessage.ready)
        #expect(other.receive(WorkerMessage.self, waits: false) == .ready)
    }

    @Test func `a closed end is the end`() throws {
        let (one, other) = try ControlChannel.pair()
        defer { other.close() }

        one.close()

        #expect(other.receive(WorkerMessage.self) == nil)
    }
}
