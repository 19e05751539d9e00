public import Foundation

/// The file formats accepted as photos, detected by content; names and declared types prove nothing.
public enum PhotoFormat: Sendable, CaseIterable {
    case jpeg, png, webP, gif
    /// Pictures coded as HEVC; other pictures in the same container, such as AVIF, are not accepted.
    case heic

    /// The number of bytes at the start of a file that name its format.
    public static let startBytes = 512

    /// Detects the format from the first bytes of a file.
    ///
    /// - Throws: `MediaError.unsupported`, which names the detected format, if known, and the expected ones.
    public init(of data: Data) throws(MediaError) {
        let start = FileStart(data)
        if start.has([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if start.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.has("RIFF"), start.has("WEBP", at: 8) {
            self = .webP
        } else if start.has("GIF87a") || start.has("GIF89a") {
            self = .gif
        } else if start.isHEIC {
            self = .heic
        } else {
            throw .unsupported("This is \(start.otherKind ?? "not a photo"). Use a JPEG, HEIC, PNG, WebP or GIF file.")
        }
    }
}

/// The first bytes of a file, which identify its format.
private struct FileStart {
    private let bytes: [UInt8]

    init(_ data: Data) {
        bytes = Array(data.prefix(PhotoFormat.startBytes))
    }

    func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
        bytes.dropFirst(offset).starts(with: expected)
    }

    func has(_ expected: String, at offset: Int = 0) -> Bool {
        has(Array(expected.utf8), at: offset)
    }

    /// A format often mistaken for a photo, so that the message can name it.
    var otherKind: String? {
        if bytes.isEmpty { return "an empty file" }
        if has("ftyp", at: 4) { return brandedKind }
        if has("%PDF") { return "a PDF document" }
        if has("PK\u{3}\u{4}") { return "a ZIP archive" }
        if has("BM") { return "a BMP picture" }
        if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) { return "a TIFF picture" }
        if has([0xFF, 0x0A]) || has([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20]) { return "a JPEG XL picture" }
        if has([0x1A, 0x45, 0xDF, 0xA3]) { return "a video" }
        return markupKind
    }

    /// Whether it is a container of pictures whose main or compatible brands name single pictures in HEVC.
    var isHEIC: Bool {
        guard has("ftyp", at: 4), ["heic", "heix", "mif1"].contains(brand(at: 8)) else { return false }
        let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let places = [8] + Array(stride(from: 16, to: min(length, bytes.count) - 3, by: 4))
        return places.contains { ["heic", "heix"].contains(brand(at: $0)) }
    }

    private func brand(at offset: Int) -> String {
        String(decoding: bytes.dropFirst(offset).prefix(4), as: UTF8.self)
    }

    /// HEIC, AVIF and videos share one container format.
    private var brandedKind: String {
        switch brand(at: 8) {
        case "heim", "heis", "hevc", "hevx", "mif1", "msf1": "a series of pictures"
        case "avif", "avis": "an AVIF picture"
        default: "a video"
        }
    }

    private var markupKind: String? {
        let text = String(decoding: bytes, as: UTF8.self).lowercased()
        if text.contains("<svg") { return "an SVG drawing" }
        let tags = ["<!doctype html", "<html", "<head", "<body", "<script"]
        if tags.contains(where: text.contains) { return "a web page" }
        if text.contains("<?xml") { return "an XML document" }
        return nil
    }
}
