/// A connection accepted by another worker that belongs to this one.
struct HandedConnection: Sendable {
    /// The data sent along with the descriptor.
    struct Content: Equatable, Sendable {
        /// The workers that have had the connection since its request began.
        var tried: [WorkerID]
        /// The bytes of the request that were already read from the connection.
        var read: [UInt8]

        /// The encoding: message kind, one byte; number of workers, one byte; their IDs, three bytes each; the bytes read.
        var bytes: [UInt8] {
            let tried = tried.prefix(Int(UInt8.max))
            return [MessageKind.connection.rawValue, UInt8(tried.count)] + tried.flatMap(\.bytes) + read
        }
    }

    let descriptor: Int32
    let content: Content
}

extension HandedConnection {
    /// - Returns: Nil for a message of another kind or form.
    init?(_ message: Mailbox.Message) {
        guard let descriptor = message.descriptor, let content = Content(message.bytes) else { return nil }
        self.init(descriptor: descriptor, content: content)
    }
}

extension HandedConnection.Content {
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 2, bytes[0] == MessageKind.connection.rawValue else { return nil }
        let end = 2 + Int(bytes[1]) * WorkerID.byteCount
        guard bytes.count >= end else { return nil }
        tried = stride(from: 2, to: end, by: WorkerID.byteCount).compactMap { WorkerID(prefixOf: bytes[$0..<end]) }
        read = Array(bytes[end...])
    }
}
