public import Foundation

/// Why a file has not come from the person's device, or not gone there.
///
/// `fileImporter` and `loadTransferable` of a picked photo give it; its description can be shown to the person.
public struct FileTransferError: LocalizedError, Equatable, Sendable {
    /// What went wrong.
    public struct Code: Equatable, Sendable {
        private enum Value { case tooLarge, noRoom, wrongType, interrupted, unavailable }

        private let value: Value

        /// The file has more bytes than one may have.
        public static let tooLarge = Code(value: .tooLarge)
        /// The files of the session have as many bytes as they may have together.
        public static let noRoom = Code(value: .noRoom)
        /// The file is not of a type that was asked for.
        public static let wrongType = Code(value: .wrongType)
        /// The connection broke, or the browser sent something else than it had announced.
        public static let interrupted = Code(value: .interrupted)
        /// The browser does not have the file any more, or has gone itself.
        public static let unavailable = Code(value: .unavailable)
    }

    public let code: Code
    /// The name of the file; empty if there is none yet.
    public let fileName: String
    /// In bytes, where one was passed.
    public let limit: Int?

    init(_ code: Code, fileName: String, limit: Int? = nil) {
        self.code = code
        self.fileName = fileName
        self.limit = limit
    }

    public var errorDescription: String? {
        let name = fileName.isEmpty ? "The file" : "“\(fileName)”"
        let bytes =
            limit.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) } ?? "a certain size"
        switch code {
        case .tooLarge: return "\(name) is too large: a file may have \(bytes)."
        case .noRoom: return "There is no room for \(name): all files together may have \(bytes)."
        case .wrongType: return "\(name) is not of a type that can be taken here."
        case .interrupted: return "\(name) did not arrive whole. Try again."
        default: return "\(name) is not there any more. Choose it again."
        }
    }
}
