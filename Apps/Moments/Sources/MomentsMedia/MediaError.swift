/// The reason a photo was rejected.
public struct MediaError: Error, Sendable {
    /// The kind of error, to be compared with the static members.
    public struct Code: Hashable, Sendable {
        fileprivate enum Kind: String {
            case unsupported, tooLarge, damaged, busy, noRoom, full, unavailable
        }

        fileprivate let kind: Kind

        /// The file is not a photo in a supported format.
        public static let unsupported = Code(kind: .unsupported)
        /// The file has too many bytes, or its picture too many pixels.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The picture cannot be decoded to its end.
        public static let damaged = Code(kind: .damaged)
        /// Too many photos are waiting already; the call can be retried.
        public static let busy = Code(kind: .busy)
        /// The photo needs more bytes than the caller lets it take.
        public static let noRoom = Code(kind: .noRoom)
        /// The disk is full.
        public static let full = Code(kind: .full)
        /// The folder of the photos cannot be written, or the program that decodes them does not run.
        public static let unavailable = Code(kind: .unavailable)
    }

    public let code: Code
    /// The message for people: what happened, what was expected, and what came.
    public let message: String
    /// The message of the library or the system, for logs.
    public let detail: String?

    private init(_ code: Code, _ message: String, detail: String? = nil) {
        self.code = code
        self.message = message
        self.detail = detail
    }

    public static func unsupported(_ message: String) -> MediaError { MediaError(.unsupported, message) }
    /// A file or a picture beyond the limits; the message names the limit.
    public static func tooLarge(_ message: String) -> MediaError { MediaError(.tooLarge, message) }
    /// A file with too many bytes.
    public static func tooLarge(bytes count: Int, limit: Int) -> MediaError {
        // Rounds up; adding first would overflow for a length that a sender has made up.
        func megabytes(_ count: Int) -> Int { ((count - 1) >> 20) + 1 }
        return .tooLarge("This photo is too large: \(megabytes(count)) MB. The limit is \(megabytes(limit)) MB.")
    }
    /// A picture that cannot be decoded.
    public static func damaged(_ message: String, detail: String?) -> MediaError {
        MediaError(.damaged, message, detail: detail)
    }
    static let busy = MediaError(.busy, "Too many photos are being processed. Try again in a moment.")
    /// A photo whose sizes need more bytes than the caller lets it take.
    public static func noRoom(bytes: Int) -> MediaError {
        MediaError(.noRoom, "There is not enough space left for this photo.", detail: "\(bytes) bytes")
    }
    static func full(detail: String) -> MediaError {
        MediaError(.full, "The server has no space left for photos.", detail: detail)
    }
    /// A failure that the photo did not cause.
    public static func unavailable(detail: String) -> MediaError {
        MediaError(.unavailable, "Photos cannot be saved at the moment.", detail: detail)
    }
}

extension MediaError: Codable {
    private enum Key: CodingKey {
        case code, message, detail
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        let name = try values.decode(String.self, forKey: .code)
        guard let kind = Code.Kind(rawValue: name) else {
            throw DecodingError.dataCorruptedError(
                forKey: .code,
                in: values,
                debugDescription: "unknown code '\(name)'"
            )
        }
        code = Code(kind: kind)
        message = try values.decode(String.self, forKey: .message)
        detail = try values.decodeIfPresent(String.self, forKey: .detail)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(code.kind.rawValue, forKey: .code)
        try values.encode(message, forKey: .message)
        try values.encodeIfPresent(detail, forKey: .detail)
    }
}

extension MediaError: CustomStringConvertible {
    public var description: String { detail.map { "\(message) (\($0))" } ?? message }
}
