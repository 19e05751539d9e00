/// Why a photo was not taken.
public struct MediaError: Error, Sendable {
    /// What kind of reason it is; to be compared with the static members.
    public struct Code: Hashable, Sendable {
        private enum Kind: Hashable {
            case unsupported, tooLarge, damaged, busy, full, unavailable
        }

        private let kind: Kind

        /// The file is no photo of a kind that is taken.
        public static let unsupported = Code(kind: .unsupported)
        /// The file has too many bytes, or its picture too many pixels.
        public static let tooLarge = Code(kind: .tooLarge)
        /// The picture cannot be decoded to its end.
        public static let damaged = Code(kind: .damaged)
        /// Too many photos wait already; it can be tried again.
        public static let busy = Code(kind: .busy)
        /// The disk takes no more.
        public static let full = Code(kind: .full)
        /// The folder of the photos cannot be written, or libvips does not start.
        public static let unavailable = Code(kind: .unavailable)
    }

    public let code: Code
    /// For people: what happened, what was expected, what came.
    public let message: String
    /// For logs: what the library or the system said.
    public let detail: String?

    private init(_ code: Code, _ message: String, detail: String? = nil) {
        self.code = code
        self.message = message
        self.detail = detail
    }

    static func unsupported(_ message: String) -> MediaError { MediaError(.unsupported, message) }
    static func tooLarge(_ message: String) -> MediaError { MediaError(.tooLarge, message) }
    static func damaged(_ message: String, detail: String?) -> MediaError {
        MediaError(.damaged, message, detail: detail)
    }
    static let busy = MediaError(.busy, "Too many photos are being worked on; try again in a moment.")
    static func full(detail: String) -> MediaError {
        MediaError(.full, "There is no room left to keep photos.", detail: detail)
    }
    static func unavailable(detail: String) -> MediaError {
        MediaError(.unavailable, "Photos cannot be kept at the moment.", detail: detail)
    }
}

extension MediaError: CustomStringConvertible {
    public var description: String { detail.map { "\(message) (\($0))" } ?? message }
}
