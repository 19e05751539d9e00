import Crypto
import Foundation
import MomentsModel

/// The addresses of photos: each is good for one viewer, who must be signed in, and only as long as the store lets them
/// see it.
///
/// They are the same each time, so browsers keep what they have loaded. The signature proves that the server has given
/// the address away, so nobody learns by trying what photos there are.
struct PhotoAddresses: Sendable {
    /// Has taken in the key already, which is half the work of a signature; a page has a hundred of them.
    private let signer: HMAC<SHA256>

    /// - Parameter secret: Known to the server alone.
    init(secret: Data) {
        // Other things may be signed with the same secret, so this has a key of its own.
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret),
            info: Data("moments photo addresses".utf8),
            outputByteCount: 32
        )
        signer = HMAC(key: key)
    }

    /// The path and query of a photo.
    func path(hash: String, size: PhotoSize, viewer: PersonID) -> String {
        let signature = Base64URL.text(of: signature(hash, size, viewer))
        return "/photos/\(hash)/\(size.pathPart)?v=\(viewer)&s=\(signature)"
    }

    /// Whether an address was given to a viewer by this server.
    func isValid(_ signature: String, hash: String, size: PhotoSize, viewer: PersonID) -> Bool {
        guard let bytes = Base64URL.bytes(of: signature) else { return false }
        return ConstantTime.equal(bytes, self.signature(hash, size, viewer))
    }

    /// 128 bits of HMAC-SHA256: more than anybody can guess, and addresses stay short.
    private func signature(_ hash: String, _ size: PhotoSize, _ viewer: PersonID) -> [UInt8] {
        var signer = signer
        signer.update(data: Data("\(hash)/\(size.pathPart)/\(viewer)".utf8))
        return Array(signer.finalize().prefix(16))
    }
}

extension PhotoSize {
    /// As it stands in an address.
    var pathPart: String { rawValue.lowercased() }

    init?(pathPart: some StringProtocol) {
        guard let size = PhotoSize.allCases.first(where: { $0.pathPart == pathPart }) else { return nil }
        self = size
    }
}
