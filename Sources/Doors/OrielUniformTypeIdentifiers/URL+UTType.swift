public import Foundation

extension URL {
    /// Returns the URL with the filename extension of a type, unless its extension already belongs to the type.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        if UTType(filenameExtension: pathExtension)?.conforms(to: contentType) == true { return self }
        return contentType.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
    }

    /// Returns the URL of a component, with the filename extension of a type.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }
}
