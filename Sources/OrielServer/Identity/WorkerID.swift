internal import Encodings

/// Identifies a worker among all that one supervisor starts; 0 without a supervisor.
///
/// Session IDs and tickets begin with it, so requests can be routed to the worker that owns them.
struct WorkerID: Hashable, Sendable, Codable {
    static let byteCount = 3
    /// The number of characters of a base64url ID that hold the worker's ID.
    static let textCount = 4
    static let none = WorkerID(rawValue: 0)

    /// Below 2^24.
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue & 0xFF_FFFF }

    init(from decoder: any Decoder) throws {
        self.init(rawValue: try decoder.singleValueContainer().decode(UInt32.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }

    /// - Parameter bytes: At least three bytes; the first three are the worker's ID.
    init?(prefixOf bytes: some Collection<UInt8>) {
        guard bytes.count >= Self.byteCount else { return nil }
        self.init(rawValue: bytes.prefix(Self.byteCount).reduce(0) { $0 << 8 | UInt32($1) })
    }

    /// - Parameter text: A session ID, a token or a ticket in base64url, or a prefix of one.
    init?(prefixOf text: some StringProtocol) {
        let prefix = String(text.prefix(Self.textCount))
        guard prefix.utf8.count == Self.textCount, let bytes = Base64URL.bytes(of: prefix) else { return nil }
        self.init(prefixOf: bytes)
    }

    var bytes: [UInt8] { [UInt8(rawValue >> 16), UInt8(rawValue >> 8 & 0xFF), UInt8(rawValue & 0xFF)] }
}

extension WorkerID: CustomStringConvertible {
    var description: String { "\(rawValue)" }
}
