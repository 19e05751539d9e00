internal import Foundation
internal import Logging
internal import NIOCore

/// Closes connections that get no answer as soon as they are accepted, before anything is made for them, and pauses
/// where the system has no descriptor for another.
///
/// A flood waits in one queue with everybody else; so what is refused has to cost as little as possible.
final class ConnectionFilter: ChannelInboundHandler, Sendable {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    /// How long to wait for a descriptor.
    private static let pause = TimeAmount.milliseconds(100)

    private let gate: ConnectionGate

    init(_ gate: ConnectionGate) { self.gate = gate }

    /// Filters the connections of a channel that listens.
    static func add(to listener: any Channel, gate: ConnectionGate, logger: Logger) {
        listener.pipeline.addHandler(ConnectionFilter(gate), position: .first).whenFailure { error in
            logger.error("Connections are not filtered", metadata: ["error": "\(error)"])
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let channel = unwrapInboundIn(data)
        if gate.drops(channel) { channel.close(promise: nil) } else { context.fireChannelRead(data) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? IOError, [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(error.errnoCode),
            let options = context.channel.syncOptions
        else { return context.fireErrorCaught(error) }
        gate.reportExhaustion()
        // NIO waits before it reads again, but goes on asking the system whether it could, which it always can.
        do {
            try options.setOption(.autoRead, value: false)
        } catch {
            return context.fireErrorCaught(error)
        }
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.pause) { _ = channel.setOption(.autoRead, value: true) }
    }
}
