/// A class of tags that identify file types: filename extensions or media types.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The part of a filename after the last dot: `jpg`.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A media type: `image/jpeg`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
