internal import Crypto
internal import Foundation

/// The encryption of messages for one browser: RFC 8291, in one record of the coding `aes128gcm` (RFC 8188).
enum PushEncryption {
    /// The length of a message in bytes that every push service accepts: 4096 without header, padding and tag.
    static let maximumLength = 4_096 - 86 - 17

    /// - Parameters:
    ///   - message: At most ``maximumLength`` bytes.
    ///   - key: A key for this message only.
    ///   - salt: 16 random bytes.
    static func encrypt(
        _ message: Data,
        for subscription: PushSubscription,
        key: P256.KeyAgreement.PrivateKey = P256.KeyAgreement.PrivateKey(),
        salt: Data = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }
    ) throws -> Data {
        let receiver = try P256.KeyAgreement.PublicKey(x963Representation: subscription.key)
        let sender = key.publicKey.x963Representation
        let shared = try key.sharedSecretFromKeyAgreement(with: receiver)
        let material = shared.hkdfDerivedSymmetricKey(
            using: SHA256.self,
            salt: subscription.secret,
            sharedInfo: Data("WebPush: info\0".utf8) + subscription.key + sender,
            outputByteCount: 32
        )
        func derived(_ purpose: String, length: Int) -> SymmetricKey {
            let info = Data("Content-Encoding: \(purpose)\0".utf8)
            return HKDF<SHA256>.deriveKey(inputKeyMaterial: material, salt: salt, info: info, outputByteCount: length)
        }
        let nonce = try derived("nonce", length: 12).withUnsafeBytes { try AES.GCM.Nonce(data: Data($0)) }
        // The byte 2 marks the last record.
        let box = try AES.GCM.seal(message + [2], using: derived("aes128gcm", length: 16), nonce: nonce)
        let recordSize = withUnsafeBytes(of: UInt32(4_096).bigEndian) { Data($0) }
        return salt + recordSize + [UInt8(sender.count)] + sender + box.ciphertext + box.tag
    }
}
