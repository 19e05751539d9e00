import NIOCore
import NIOPosix
import Synchronization

/// A server on this machine that answers requests with given bytes, one after the other, and then closes the connection.
final class FaultyStore: Sendable {
    private let channel: any Channel
    private let script: Script
    let port: Int

    /// The number of requests so far.
    var count: Int { script.count }

    /// - Parameter answers: The last one is repeated.
    init(_ answers: [String]) async throws {
        let script = Script(answers)
        self.script = script
        channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Handler(script))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    convenience init(_ answers: String...) async throws { try await self.init(answers) }

    func stop() async throws { try await channel.close() }

    /// An answer with a body.
    static func answer(_ status: String, _ body: String = "", length: Int? = nil) -> String {
        "HTTP/1.1 \(status)\r\nContent-Length: \(length ?? body.utf8.count)\r\nConnection: close\r\n\r\n\(body)"
    }
}

private final class Script: Sendable {
    private let state: Mutex<(answers: [String], count: Int)>

    init(_ answers: [String]) { state = Mutex((answers: answers, count: 0)) }

    var count: Int { state.withLock { $0.count } }

    func next() -> String {
        state.withLock { state in
            state.count += 1
            return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
        }
    }
}

private final class Handler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let script: Script
    private var request = ""
    private var isAnswered = false

    init(_ script: Script) { self.script = script }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        request += String(buffer: unwrapInboundIn(data))
        guard request.contains("\r\n\r\n"), !isAnswered else { return }
        isAnswered = true
        // After all of it: a connection that is closed drops what the system has not taken yet.
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: script.next()))).assumeIsolated().whenComplete { _ in
            bound.value.close(promise: nil)
        }
    }
}
