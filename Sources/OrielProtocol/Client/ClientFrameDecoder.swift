/// Decodes the messages of one connection and enforces their order.
///
/// Every byte is treated as hostile. An invalid message throws an error, and nothing is allocated beyond what the message contains.
package struct ClientFrameDecoder: Sendable {
    /// The version of the protocol both sides must speak.
    package static let version: UInt32 = 1
    /// The most items in one message. A browser sends a handful.
    package static let maximumItems = 512

    private var hasSaidHello = false

    package init() {}

    /// Decodes the next message into its items, at least one. The first item of a connection must be a hello, and no later one.
    package mutating func items(in message: [UInt8]) throws(FrameError) -> [ClientItem] {
        var reader = ByteReader(message)
        var items: [ClientItem] = []
        while !reader.isAtEnd {
            guard items.count < Self.maximumItems else { throw .tooManyItems }
            let item = try ClientItem(from: &reader)
            if case .hello = item {
                guard !hasSaidHello else { throw .unexpectedItem }
                hasSaidHello = true
            } else if !hasSaidHello {
                throw .unexpectedItem
            }
            items.append(item)
        }
        guard !items.isEmpty else { throw .empty }
        return items
    }
}
