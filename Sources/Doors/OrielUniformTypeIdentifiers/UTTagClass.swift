/// How files say what they are: by the extension of their name, or by a media type.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// What stands behind the last dot of a file's name: `jpg`.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// A media type: `image/jpeg`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
