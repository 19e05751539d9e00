internal import Foundation
internal import Logging
internal import NIOCore

/// Closes connections over the limits right after they are accepted, before anything is allocated for them. Pauses
/// accepting when the system has no file descriptors left.
///
/// A flood shares the accept queue with all other clients, so a refusal must cost as little as possible.
final class ConnectionFilter: ChannelInboundHandler, Sendable {
    typealias InboundIn = any Channel
    typealias InboundOut = any Channel

    /// How long to wait for a free descriptor.
    private static let pause = TimeAmount.milliseconds(100)

    private let gate: ConnectionGate

    init(_ gate: ConnectionGate) { self.gate = gate }

    /// Adds a filter to a listening channel.
    static func add(to listener: any Channel, gate: ConnectionGate, logger: Logger) {
        listener.pipeline.addHandler(ConnectionFilter(gate), position: .first).whenFailure { error in
            logger.error("The connection filter cannot be installed", metadata: ["error": "\(error)"])
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
        // NIO pauses reading, but keeps polling the listener for readiness, which is always true.
        do {
            try options.setOption(.autoRead, value: false)
        } catch {
            return context.fireErrorCaught(error)
        }
        let channel = context.channel
        context.eventLoop.scheduleTask(in: Self.pause) { _ = channel.setOption(.autoRead, value: true) }
    }
}
