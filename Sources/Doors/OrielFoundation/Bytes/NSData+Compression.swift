public import Foundation

extension NSData {
    /// How data is compressed. Linux has `zlib` only; the other algorithms throw an error.
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse, lz4, lzma, zlib
    }

    /// Returns the data in compressed form, as Apple's `zlib` does: DEFLATE (RFC 1951) without a header.
    ///
    ///     let small = try NSData(data: text).compressed(using: .zlib)
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` for other algorithms, `CocoaError(.compressionFailed)` for 4 GiB or more.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try algorithm.checkSupport()
        guard let bytes = Deflate.compressed([UInt8](Data(referencing: self))) else {
            throw CocoaError(.compressionFailed)
        }
        return NSData(data: Data(bytes))
    }

    /// Returns the content of compressed data, of at most 256 MiB.
    ///
    /// - Throws: `CocoaError(.featureUnsupported)` for other algorithms than `zlib`, `CocoaError(.decompressionFailed)` if
    ///   the data is damaged or its content is longer.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        try algorithm.checkSupport()
        guard let bytes = Deflate.decompressed([UInt8](Data(referencing: self)), limit: 256 << 20) else {
            throw CocoaError(.decompressionFailed)
        }
        return NSData(data: Data(bytes))
    }
}

extension NSMutableData {
    /// Compresses the data in place; see `NSData.compressed(using:)`.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try compressed(using: algorithm)))
    }

    /// Replaces compressed data by its content; see `NSData.decompressed(using:)`.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(Data(referencing: try decompressed(using: algorithm)))
    }
}

extension NSData.CompressionAlgorithm {
    fileprivate func checkSupport() throws {
        guard self != .zlib else { return }
        let reason = "Data can be compressed with .zlib only"
        throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedFailureReasonErrorKey: reason])
    }
}

extension CocoaError.Code {
    public static var compressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5376) }
    public static var decompressionFailed: CocoaError.Code { CocoaError.Code(rawValue: 5377) }
}

extension CocoaError {
    public static var compressionFailed: CocoaError.Code { .compressionFailed }
    public static var decompressionFailed: CocoaError.Code { .decompressionFailed }
}
