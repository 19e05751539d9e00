import Crypto
import Foundation

/// The folder where a server keeps everything: copy it, and the copy is a whole server.
struct DataFolder {
    let url: URL

    /// Makes the folder, for nobody else to look into.
    ///
    /// - Throws: `HostError` that names the folder and what to do.
    init(path: String) throws {
        url = URL(fileURLWithPath: path, isDirectory: true)
        do {
            try FileManager.default.createDirectory(
                at: url,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            throw HostError(
                "the folder '\(path)' for data cannot be made: \(error.localizedDescription); choose another with --data"
            )
        }
    }

    var database: URL { url.appendingPathComponent("moments.sqlite") }
    var photos: URL { url.appendingPathComponent("photos", isDirectory: true) }

    /// Known to this server alone, the same after each start.
    ///
    /// - Throws: `HostError`
    func secret() throws -> Data {
        let file = url.appendingPathComponent("secret")
        do {
            if FileManager.default.fileExists(atPath: file.path) {
                let secret = try Data(contentsOf: file)
                guard secret.count >= 32 else {
                    throw HostError(
                        "'\(file.path)' has \(secret.count) bytes; expected 32. Remove it to have a new one made"
                    )
                }
                return secret
            }
            let secret = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
            // Under its own name only when it is whole.
            try secret.write(to: file, options: .atomic)
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            return secret
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError("the secret in '\(file.path)' cannot be read or made: \(error.localizedDescription)")
        }
    }

    /// A secret for one purpose, made of the folder's.
    static func derived(from secret: Data, for purpose: String) -> Data {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data(purpose.utf8),
            outputByteCount: 32
        ).withUnsafeBytes { Data($0) }
    }
}

/// Why a server does not start, in one line.
struct HostError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
