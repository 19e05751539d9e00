public import Foundation
import MomentsModel

/// The result of the program that decodes photos, as sent from process to process.
///
/// It is a line of JSON with the lengths of the files, followed by the files, from the smallest to the largest:
///
///     {"width":2048,"height":1365,"files":{"small":21034,"medium":84120,"large":251876},"preview":"UklGRl…",
///     "tones":"kK3Q…"}
///     {"error":{"code":"damaged","message":"This photo is damaged: …","detail":"VipsJpeg: …"}}
public struct PhotoAnswer: Sendable {
    public let result: Result<PhotoRenditions, MediaError>
    /// The protections that the system does not offer to the program, each with the reason.
    public let missing: [String]

    public init(_ result: Result<PhotoRenditions, MediaError>, missing: [String] = []) {
        self.result = result
        self.missing = missing
    }

    /// - Throws: `EncodingError`
    public func encoded() throws -> Data {
        switch result {
        case .success(let renditions):
            let files = PhotoSize.allCases.map { renditions.files[$0] ?? Data() }
            let counts = zip(PhotoSize.allCases, files).map { ($0.key, $1.count) }
            let line = Line(
                width: renditions.width,
                height: renditions.height,
                files: Dictionary(uniqueKeysWithValues: counts),
                preview: renditions.preview.picture,
                tones: renditions.preview.tones,
                missing: missing.isEmpty ? nil : missing
            )
            return try files.reduce(into: line.encoded()) { $0.append($1) }
        case .failure(let error):
            return try Line(error: error, missing: missing.isEmpty ? nil : missing).encoded()
        }
    }

    /// Parses the output of a process without trusting it, because the process has read an untrusted file.
    ///
    /// - Returns: nil if the bytes are not a valid answer.
    init?(_ bytes: Data) {
        guard let end = bytes.prefix(Line.limit).firstIndex(of: Line.end),
            let line = try? JSONDecoder().decode(Line.self, from: bytes[..<end])
        else { return nil }
        missing = line.missing ?? []
        var rest = bytes[(end + 1)...]
        if let error = line.error, rest.isEmpty {
            result = .failure(error)
            return
        }
        let edges = 1...PhotoSize.large.longestEdge
        guard let width = line.width, let height = line.height, edges.contains(width), edges.contains(height),
            let picture = line.preview, picture.count <= Limits.photoPreviewBytes,
            (try? PhotoFormat(of: picture)) == .webP, let tones = line.tones, tones.count == PhotoPreview.toneBytes
        else { return nil }
        let preview = PhotoPreview(picture: picture, tones: tones)
        var renditions = PhotoRenditions(width: width, height: height, files: [:], preview: preview)
        for size in PhotoSize.allCases {
            guard let count = line.files?[size.key], (1...max(1, rest.count)).contains(count) else { return nil }
            let file = Data(rest.prefix(count))
            guard (try? PhotoFormat(of: file)) == .webP else { return nil }
            renditions.files[size] = file
            rest = rest.dropFirst(count)
        }
        guard rest.isEmpty else { return nil }
        result = .success(renditions)
    }
}

private struct Line: Codable {
    static let end = UInt8(ascii: "\n")
    /// The maximum length of the line in bytes.
    static let limit = 1 << 16

    var width: Int?
    var height: Int?
    var files: [String: Int]?
    var preview: Data?
    var tones: Data?
    var error: MediaError?
    var missing: [String]?

    func encoded() throws -> Data { try JSONEncoder().encode(self) + [Self.end] }
}

extension PhotoSize {
    fileprivate var key: String { rawValue.lowercased() }
}
