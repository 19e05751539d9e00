internal import Foundation
internal import OrielDigestShim

/// Digests of bytes, for names and handshakes.
enum Digest {
    /// Returns the SHA-256 digest: 32 bytes.
    static func sha256(_ data: Data) -> [UInt8] { bytes(of: data, count: 32, oriel_sha256) }

    /// Returns the SHA-1 digest: 20 bytes. It protects nothing.
    static func sha1(_ data: Data) -> [UInt8] { bytes(of: data, count: 20, oriel_sha1) }

    private static func bytes(
        of data: Data,
        count: Int,
        _ write: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>) -> Void
    ) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { digest, written in
            data.withUnsafeBytes { bytes in
                write(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, digest.baseAddress!)
            }
            written = count
        }
    }
}
