public import Foundation

/// A file the person has chosen, in a temporary place; it is deleted when the last copy of this value is gone.
public struct UploadedFile: Sendable {
    /// Its name at the person's device, without a path.
    public let name: String
    /// As the browser gives it, such as `image/jpeg`: a claim, not a fact.
    public let contentType: String
    public let size: Int
    /// Where it lies. Move or read it while you hold the value.
    public var url: URL { file.url }
    private let file: TemporaryFile

    init(name: String, contentType: String, size: Int, file: TemporaryFile) {
        self.name = name
        self.contentType = contentType
        self.size = size
        self.file = file
    }
}

/// How far an upload is.
public struct UploadProgress: Sendable, Equatable {
    public let name: String
    public let receivedBytes: Int
    /// Nil if the browser does not say.
    public let totalBytes: Int?
}

/// What may be uploaded with one ticket.
package struct UploadPolicy: Sendable {
    package var maximumFiles: Int
    package var maximumBytesPerFile: Int
    package var progress: @Sendable (UploadProgress) -> Void
    package var receive: @Sendable (UploadedFile) async -> Void

    package init(
        maximumFiles: Int,
        maximumBytesPerFile: Int,
        progress: @escaping @Sendable (UploadProgress) -> Void = { _ in },
        receive: @escaping @Sendable (UploadedFile) async -> Void
    ) {
        self.maximumFiles = maximumFiles
        self.maximumBytesPerFile = maximumBytesPerFile
        self.progress = progress
        self.receive = receive
    }
}
