import Crypto
import Encodings
import Foundation
import MomentsModel

/// Signed addresses of photos. Each is valid for one viewer, who must be signed in, and only while the store lets them see the
/// photo.
///
/// An address is the same each time, so browsers cache the photo. The signature proves that the server issued the address, so
/// trying addresses does not reveal which photos exist.
struct PhotoAddresses: Sendable {
    /// Already initialized with the key, which is half the work of a signature; a page has about a hundred of them.
    private let signer: HMAC<SHA256>

    /// - Parameter secret: Known only to this server.
    init(secret: Data) {
        // A key of its own, because other things may be signed with the same secret.
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("moments photo addresses".utf8),
            outputByteCount: 32
        )
        signer = HMAC(key: key)
    }

    /// Returns the path and query of a photo's address.
    func path(hash: String, size: PhotoSize, viewer: PersonID) -> String {
        let signature = Base64URL.text(of: signature(hash, size, viewer))
        return "/photos/\(hash)/\(size.pathPart)?v=\(viewer)&s=\(signature)"
    }

    /// Whether this server issued an address to a viewer.
    func isValid(_ signature: String, hash: String, size: PhotoSize, viewer: PersonID) -> Bool {
        guard let bytes = Base64URL.bytes(of: signature) else { return false }
        return ConstantTime.equal(bytes, self.signature(hash, size, viewer))
    }

    /// 128 bits of HMAC-SHA256: infeasible to guess, and short enough for an address.
    private func signature(_ hash: String, _ size: PhotoSize, _ viewer: PersonID) -> [UInt8] {
        var signer = signer
        signer.update(data: Data("\(hash)/\(size.pathPart)/\(viewer)".utf8))
        return Array(signer.finalize().prefix(16))
    }
}

extension PhotoSize {
    /// The size as part of an address.
    var pathPart: String { rawValue.lowercased() }

    init?(pathPart: some StringProtocol) {
        guard let size = PhotoSize.allCases.first(where: { $0.pathPart == pathPart }) else { return nil }
        self = size
    }
}
