public import Foundation

/// The reason a file was not transferred from or to the user's device.
///
/// Thrown by `fileImporter` and by `loadTransferable` of a picked photo. The description can be shown to the user.
public struct FileTransferError: LocalizedError, Equatable, Sendable {
    /// The kind of error.
    public struct Code: Equatable, Sendable {
        private enum Value { case tooLarge, noRoom, wrongType, interrupted, unavailable }

        private let value: Value

        /// The file exceeds ``ServerOptions/maxUploadSize``.
        public static let tooLarge = Code(value: .tooLarge)
        /// With this file, the session's files would exceed ``ServerOptions/maxUploadTotal`` in total.
        public static let noRoom = Code(value: .noRoom)
        /// The file's type is not one of the accepted types.
        public static let wrongType = Code(value: .wrongType)
        /// The connection was lost, or the upload differed from what the browser had announced.
        public static let interrupted = Code(value: .interrupted)
        /// The browser no longer has the file, or has disconnected.
        public static let unavailable = Code(value: .unavailable)
    }

    /// The kind of the error; compare it with the static members of ``Code``.
    public let code: Code
    /// The file's name; empty if it is not known yet.
    public let fileName: String
    /// The exceeded limit in bytes; nil for other errors.
    public let limit: Int?

    init(_ code: Code, fileName: String, limit: Int? = nil) {
        self.code = code
        self.fileName = fileName
        self.limit = limit
    }

    /// One English sentence for the user, with the name of the file and the limit.
    public var errorDescription: String? {
        let name = fileName.isEmpty ? "The file" : "“\(fileName)”"
        let bytes =
            limit.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? "limited"
        switch code {
        case .tooLarge: return "\(name) is too large; the maximum size is \(bytes)."
        case .noRoom: return "\(name) does not fit; the maximum total size of all files is \(bytes)."
        case .wrongType: return "\(name) has a file type that is not accepted."
        case .interrupted: return "\(name) was not uploaded completely. Try again."
        default: return "\(name) is no longer available. Choose it again."
        }
    }
}
