internal import Foundation
internal import NIOCore

/// The bytes a peer has not taken yet.
struct SendQueue: Sendable, Equatable {
    /// Bytes the peer's system has acknowledged since the connection began.
    var acknowledged: UInt64
    /// Whether nothing waits, neither in the channel nor in the kernel.
    var isEmpty: Bool

    /// Asks the kernel about a connection; must be called on its event loop.
    ///
    /// Whether a channel is writable tells too little: the kernel takes megabytes at once, and then none for minutes from a
    /// slow client that reads all the time.
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
            // No TCP connection: what waits in the channel is all there is to know.
            case .failure: body(SendQueue(acknowledged: UInt64(buffered), isEmpty: buffered == 0))
            }
        }
    }
}

/// The start of the kernel's `struct tcp_info`, which glibc declares without its newer fields.
///
/// The kernel fills as much of it as it knows and leaves the rest zero; its layout never changes (`linux/tcp.h`).
private struct TCPInformation: Sendable {
    private typealias Words = (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64)
    private var first: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    private var second: Words = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    /// `tcpi_bytes_acked`.
    var acknowledged: UInt64 { load(at: 120) }

    /// Neither `tcpi_unacked` segments nor `tcpi_notsent_bytes`.
    var isEverythingAcknowledged: Bool { load(at: 24, as: UInt32.self) == 0 && load(at: 144, as: UInt32.self) == 0 }

    private func load<Value: BitwiseCopyable>(at offset: Int, as type: Value.Type = Value.self) -> Value {
        withUnsafeBytes(of: self) { $0.load(fromByteOffset: offset, as: type) }
    }
}
