/// Decodes the messages of one connection and holds them to the order of the protocol.
///
/// Every byte is taken as hostile: what is not a message throws, and nothing is allocated that the message does not
/// hold.
package struct ClientFrameDecoder: Sendable {
    /// The version of the protocol both sides must speak.
    package static let version: UInt32 = 1
    /// How many items one message may hold; a browser sends a handful.
    package static let maximumItems = 512

    private var hasSaidHello = false

    package init() {}

    /// The items of the next message, at least one; the first of a connection is a hello, and none later is.
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
