internal import Crypto
internal import Encodings
internal import Foundation
internal import OrielResources
internal import OrielWeb

/// The Brotli streams of what servers send, which `oriel build` lets a program write once beside itself.
///
/// Without them, each process compresses its scripts when it starts, and each font when it is first requested.
struct CompressedForms: Sendable {
    /// Those beside the running program.
    static let shared = CompressedForms(in: AppFolders.home.appendingPathComponent(folderName))

    /// The folder beside the program. `oriel build` knows it by this name.
    static let folderName = "oriel_CompressedForms.resources"

    /// Nil if there is none.
    private let folder: URL?

    init(in folder: URL) {
        self.folder = FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    /// Returns the Brotli stream of a file that has exactly these bytes; nil if there is none.
    func brotli(of bytes: [UInt8]) -> [UInt8]? {
        guard let folder else { return nil }
        let file = folder.appendingPathComponent(Self.name(of: bytes))
        return FileManager.default.contents(atPath: file.path).map { Array($0) }
    }

    /// By the content, so that a form never belongs to an earlier file.
    private static func name(of bytes: [UInt8]) -> String {
        "\(Base64URL.text(of: Array(SHA256.hash(data: bytes)))).br"
    }

    // MARK: - Writing

    /// A file that servers send.
    struct Source {
        let bytes: [UInt8]
        let mode: Compression.BrotliMode
    }

    /// Writes the streams of files, of those that become smaller.
    ///
    /// - Returns: The number of bytes of these files, and of their streams.
    /// - Throws: ``CompressionError`` if this machine has no Brotli encoder, and errors of the file system.
    static func write(_ sources: [Source], to folder: URL) throws -> (plain: Int, compressed: Int) {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var sum = (plain: 0, compressed: 0)
        for source in sources {
            guard let stream = Compression.brotli(source.bytes, source.mode) else { throw CompressionError() }
            guard stream.count < source.bytes.count else { continue }
            // At once: a server that starts meanwhile must not read a part of it.
            try Data(stream).write(to: folder.appendingPathComponent(name(of: source.bytes)), options: .atomic)
            sum = (sum.plain + source.bytes.count, sum.compressed + stream.count)
        }
        return sum
    }

    /// The files that the running program sends and that can be compressed: scripts, a style sheet, fonts, and drawings.
    static func sources() throws -> [Source] {
        let texts = ClientScripts.files.values + [Array(try Stylesheet.loadConditional().utf8)]
        let fonts = AppFonts.shared.fonts.map(\.file).filter { $0.format != .woff2 }
        return try texts.map { Source(bytes: $0, mode: .text) }
            + fonts.map { Source(bytes: try $0.bytes(), mode: .font) }
            + drawings(in: AppFolders.bundles).map { Source(bytes: Array(try Data(contentsOf: $0)), mode: .text) }
    }

    /// The SVG files in folders.
    static func drawings(in folders: [URL]) -> [URL] {
        folders.flatMap { folder in
            (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
                ?? [])
                .filter { $0.pathExtension.lowercased() == "svg" }
        }
    }
}

/// The machine has no library that makes Brotli streams.
struct CompressionError: Error, CustomStringConvertible {
    let description = "the library libbrotlienc.so.1 is missing; install libbrotli1"
}
