public import Foundation

extension URL {
    /// The address with the extension of a type behind it, unless it has one of the type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        if UTType(filenameExtension: pathExtension)?.conforms(to: contentType) == true { return self }
        return contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// The address of a part, with the extension of a type behind it.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
