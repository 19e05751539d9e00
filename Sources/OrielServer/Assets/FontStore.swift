internal import NIOCore
internal import NIOPosix
internal import OrielResources
internal import Synchronization

/// The fonts of the app as browsers fetch them. A font is compressed once, when a browser first asks for it.
final class FontStore: Sendable {
    static let prefix = "/oriel/fonts/"

    private let fonts: AppFonts
    private let forms: CompressedForms
    /// Those that are compressed, or being compressed.
    private let assets = Mutex<[String: Task<Asset, any Error>]>([:])

    init(fonts: AppFonts = .shared, forms: CompressedForms = .shared) {
        self.fonts = fonts
        self.forms = forms
    }

    /// Returns the font with the last component of an address; nil if there is none.
    ///
    /// - Throws: If the file has been deleted or changed since the server has started.
    func asset(file name: String) async throws -> Asset? {
        guard let font = fonts.file(named: name) else { return nil }
        let task = assets.withLock { assets in
            let task =
                assets[name]
                ?? Task { [forms] in try await NIOThreadPool.singleton.runIfActive { try Asset(font, forms: forms) } }
            assets[name] = task
            return task
        }
        do {
            return try await task.value
        } catch {
            // The file may be there again for the next request.
            assets.withLock { if $0[name] == task { $0[name] = nil } }
            throw error
        }
    }
}

extension Asset {
    /// Reads a font. Files in the format WOFF 2 are compressed already.
    fileprivate init(_ font: FontFile, forms: CompressedForms) throws {
        let bytes = try font.bytes()
        let isCompressible = font.format != .woff2
        self.init(
            file: font.name,
            contentType: font.format.mediaType,
            fingerprint: font.hash,
            plain: ByteBuffer(bytes: bytes),
            gzip: isCompressible ? Compression.gzip(bytes).map(ByteBuffer.init(bytes:)) : nil,
            brotli: isCompressible
                ? (forms.brotli(of: bytes) ?? Compression.brotli(bytes, quality: 9, .font)).map(ByteBuffer.init(bytes:))
                : nil
        )
    }
}
