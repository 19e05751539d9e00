internal import Foundation
internal import NIOCore

/// The bytes that a peer has not received yet.
struct SendQueue: Sendable, Equatable {
    /// The bytes the peer has acknowledged since the connection began.
    var acknowledged: UInt64
    /// Whether no bytes are queued in the channel or in the kernel.
    var isEmpty: Bool

    /// Reads the send queue from the kernel. Must be called on the channel's event loop.
    ///
    /// A channel's writability is not enough: the kernel accepts megabytes at once, and then nothing for minutes,
    /// though a slow client reads all the time.
    static func read(_ channel: any Channel, _ body: @escaping @Sendable (SendQueue) -> Void) {
        let buffered = (try? channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
        guard let provider = channel as? any SocketOptionProvider else {
            return body(SendQueue(acknowledged: 0, isEmpty: buffered == 0))
        }
        let information: EventLoopFuture<TCPInformation> = provider.unsafeGetSocketOption(
            level: .tcp,
            name: NIOBSDSocket.Option(rawValue: CInt(TCP_INFO))
        )
        information.whenComplete { result in
            switch result {
            case .success(let information):
                body(
                    SendQueue(
                        acknowledged: information.acknowledged,
                        isEmpty: buffered == 0 && information.isEverythingAcknowledged
                    )
                )
            // Not a TCP connection: only the bytes queued in the channel are known.
            case .failure: body(SendQueue(acknowledged: UInt64(buffered), isEmpty: buffered == 0))
            }
        }
    }
}

/// The start of the kernel's `struct tcp_info`, which glibc declares without its newer fields.
///
/// The kernel fills the fields it knows and leaves the rest zero. The layout never changes (`linux/tcp.h`).
private struct TCPInformation: Sendable {
    private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    private var first: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    private var second: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    /// `tcpi_bytes_acked`.
    var acknowledged: UInt64 { load(at: 120) }

    /// Whether both `tcpi_unacked` segments and `tcpi_notsent_bytes` are 0.
    var isEverythingAcknowledged: Bool { load(at: 24, as: UInt32.self) == 0 && load(at: 144, as: UInt32.self) == 0 }

    private func load<Value: BitwiseCopyable>(at offset: Int, as type: Value.Type = Value.self) -> Value {
        withUnsafeBytes(of: self) { $0.load(fromByteOffset: offset, as: type) }
    }
}
