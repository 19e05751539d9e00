import Crypto
import Foundation

/// What a file contains.
struct FileDigest: Codable, Hashable, Sendable {
    let bytes: Int
    /// Hexadecimal digits.
    let sha256: String
}

/// Writes and reads the files of a backup, as they are or encrypted.
///
/// An encrypted file begins with a mark and a random salt. Then it has parts of 64 KB, each with a code that authenticates it
/// (ChaCha20-Poly1305). The number of a part, and whether it is the last, are in its nonce, so parts cannot be moved, repeated or left out.
struct BackupFiles: Sendable {
    /// Nil if files are written as they are.
    let key: BackupKey?

    private static let mark = Data("MOMENTS1".utf8)
    private static let saltSize = 16
    private static let tagSize = 16
    static let partSize = 1 << 16

    /// The end of the names of files.
    var suffix: String { key == nil ? "" : ".sealed" }

    /// Copies a file into a backup. It is on the disk when this method returns.
    ///
    /// - Parameters:
    ///   - target: Must not exist. Its folder is created.
    ///   - path: Where the file belongs.
    @discardableResult
    func write(_ source: URL, to target: URL, as path: String) throws -> FileDigest {
        let input = try FileHandle(forReadingFrom: source)
        defer { try? input.close() }
        return try write(to: target, as: path) { try input.read(upToCount: Self.partSize) ?? Data() }
    }

    @discardableResult
    func write(_ content: Data, to target: URL, as path: String) throws -> FileDigest {
        var rest = content
        return try write(to: target, as: path) {
            defer { rest = rest.dropFirst(Self.partSize) }
            return Data(rest.prefix(Self.partSize))
        }
    }

    /// Writes a file from its parts.
    ///
    /// - Parameter nextPart: Returns the next `partSize` bytes, fewer at the end only.
    func write(to target: URL, as path: String, nextPart: () throws -> Data) throws -> FileDigest {
        let output = try Self.newFile(target)
        defer { try? output.close() }
        var hash = SHA256()
        var count = 0
        var sealing: Parts?
        if let key {
            let salt = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
            try output.write(contentsOf: Self.mark + salt)
            sealing = Parts(key: key.key(of: path, salt: salt))
        }
        var part = try nextPart()
        repeat {
            let next = part.count < Self.partSize ? Data() : try nextPart()
            hash.update(data: part)
            count += part.count
            try output.write(contentsOf: try sealing?.seal(part, isLast: next.isEmpty) ?? part)
            part = next
        } while !part.isEmpty
        try output.synchronize()
        return FileDigest(bytes: count, sha256: Self.text(of: hash.finalize()))
    }

    /// Reads a file of a backup.
    ///
    /// - Parameter receive: Receives its content part by part.
    /// - Throws: `BackupError` if it was changed, cut off or encrypted with another key.
    @discardableResult
    func read(_ source: URL, as path: String, receive: (Data) throws -> Void = { _ in }) throws -> FileDigest {
        let input = try FileHandle(forReadingFrom: source)
        defer { try? input.close() }
        var hash = SHA256()
        var count = 0
        func take(_ part: Data) throws {
            hash.update(data: part)
            count += part.count
            try receive(part)
        }
        if let key {
            let head = try input.read(upToCount: Self.mark.count + Self.saltSize) ?? Data()
            guard head.count == Self.mark.count + Self.saltSize, head.starts(with: Self.mark) else {
                throw BackupError("'\(source.path)' is damaged: it does not begin as an encrypted file of a backup")
            }
            var parts = Parts(key: key.key(of: path, salt: head.dropFirst(Self.mark.count)))
            let size = Self.partSize + Self.tagSize
            var sealed = try input.read(upToCount: size) ?? Data()
            repeat {
                let next = sealed.count < size ? Data() : try input.read(upToCount: size) ?? Data()
                do {
                    try take(try parts.open(sealed, isLast: next.isEmpty))
                } catch is CryptoKitError {
                    throw BackupError("'\(source.path)' is damaged: it was changed or cut off")
                }
                sealed = next
            } while !sealed.isEmpty
        } else {
            while let part = try input.read(upToCount: Self.partSize), !part.isEmpty { try take(part) }
        }
        return FileDigest(bytes: count, sha256: Self.text(of: hash.finalize()))
    }

    /// Copies a file out of a backup. It is on the disk when this method returns, and has its name only if it is whole.
    ///
    /// - Throws: `BackupError`, also if it is not the file that was backed up.
    func extract(_ source: URL, as path: String, to target: URL, expecting digest: FileDigest) throws {
        let part = target.appendingPathExtension("part")
        let output = try Self.newFile(part)
        defer { try? output.close() }
        guard try read(source, as: path, receive: { try output.write(contentsOf: $0) }) == digest else {
            throw Self.damaged(source)
        }
        try output.synchronize()
        try FileManager.default.moveItem(at: part, to: target)
    }

    static func damaged(_ file: URL) -> BackupError {
        BackupError("'\(file.path)' is damaged: it is not the file that was backed up")
    }

    /// Creates a file that only its owner can read, and the folders around it.
    private static func newFile(_ target: URL) throws -> FileHandle {
        try createFolder(target.deletingLastPathComponent())
        let descriptor = open(target.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw BackupError("'\(target.path)' cannot be created: \(String(cString: strerror(errno)))")
        }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    static func createFolder(_ folder: URL) throws {
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    static func text(of digest: some Sequence<UInt8>) -> String { digest.map { String(format: "%02x", $0) }.joined() }
}

/// Encrypts or decrypts the parts of one file in order.
private struct Parts {
    let key: SymmetricKey
    private var number: UInt64 = 0

    init(key: SymmetricKey) { self.key = key }

    mutating func seal(_ part: Data, isLast: Bool) throws -> Data {
        let box = try ChaChaPoly.seal(part, using: key, nonce: nextNonce(isLast))
        return box.ciphertext + box.tag
    }

    mutating func open(_ sealed: Data, isLast: Bool) throws -> Data {
        guard sealed.count >= 16 else { throw CryptoKitError.authenticationFailure }
        let box = try ChaChaPoly.SealedBox(
            nonce: nextNonce(isLast),
            ciphertext: sealed.dropLast(16),
            tag: sealed.suffix(16)
        )
        return try ChaChaPoly.open(box, using: key)
    }

    private mutating func nextNonce(_ isLast: Bool) throws -> ChaChaPoly.Nonce {
        defer { number += 1 }
        let bytes = withUnsafeBytes(of: number.bigEndian) { Array($0) }
        return try ChaChaPoly.Nonce(data: [isLast ? 1 : 0, 0, 0, 0] + bytes)
    }
}
