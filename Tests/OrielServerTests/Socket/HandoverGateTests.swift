import Encodings
import Foundation
import Logging
import NIOCore
import NIOEmbedded
import Testing

@testable import OrielServer

@Suite struct HandoverGateTests {
    /// Notes what passes the gate.
    private final class Recorder: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private(set) var bytes = 0
        private(set) var held = 0

        func channelRead(context: ChannelHandlerContext, data: NIOAny) { bytes += unwrapInboundIn(data).readableBytes }

        func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
            if event is HandoverGate.RequestHeld { held += 1 }
        }
    }

    /// Returns a connection to a server without a spare worker.
    private func connection(_ recorder: Recorder) throws -> EmbeddedChannel {
        let memory = try WorkerNotes.makeMemory()
        defer { close(memory) }
        let id = WorkerID(rawValue: 1)
        let worker = try Worker(
            id: id,
            service: Base64URL.text(of: SessionID().bytes),
            peers: [id],
            spares: [],
            occupied: [],
            notes: try WorkerNotes(descriptor: memory, place: 1)
        )
        defer { worker.stopReceiving() }
        var options = ServerOptions()
        options.maxSessions = 3
        options.maxSessionsPerAddress = 3
        let places = SessionPlaces(worker: worker, options: options, logger: Logger(label: "test"))
        let router = ConnectionRouter(worker: id, peers: { [] }, hasImage: { _ in true }, opensPage: { $0 == "/" })
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(HandoverGate(worker: worker, router: router, places: places))
        try channel.pipeline.syncOperations.addHandler(recorder)
        return channel
    }

    @Test func `a request that waits for a worker is held, and the handlers behind know it`() throws {
        let recorder = Recorder()
        let channel = try connection(recorder)

        try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\n"))

        #expect(recorder.held == 1)
        #expect(recorder.bytes == 0)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }

    @Test func `another request passes`() throws {
        let recorder = Recorder()
        let channel = try connection(recorder)

        try channel.writeInbound(ByteBuffer(string: "GET /file HTTP/1.1\r\n"))

        #expect(recorder.held == 0)
        #expect(recorder.bytes == 20)
        _ = try channel.finish(acceptAlreadyClosed: true)
    }
}
