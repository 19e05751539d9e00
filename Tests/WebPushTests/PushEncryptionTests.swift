import Crypto
import Encodings
import Foundation
import Testing

@testable import WebPush

/// The example of RFC 8291, section 5 and appendix A.
private enum Example {
    static let subscription = try! JSONDecoder().decode(
        PushSubscription.self,
        from: Data(
            """
            {"endpoint": "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", "expirationTime": null, "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}
            """.utf8
        )
    )
    static let sender = try! P256.KeyAgreement.PrivateKey(
        rawRepresentation: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    )
    static let receiver = try! P256.KeyAgreement.PrivateKey(
        rawRepresentation: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
    )
    static let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw")
    static let message = Data("When I grow up, I want to be a watermelon".utf8)
    static let body = bytes(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
            + "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )

    static func bytes(_ text: String) -> Data { Data(Base64URL.bytes(of: text)!) }
}

/// Decrypts as a browser does, written from the RFC apart from the sender.
private func decrypt(_ body: Data, with key: P256.KeyAgreement.PrivateKey, secret: Data) throws -> Data {
    let body = Data(body)
    let sender = body[21..<86]
    let shared = try key.sharedSecretFromKeyAgreement(with: .init(x963Representation: sender))
    let info = Data("WebPush: info".utf8) + [0] + key.publicKey.x963Representation + sender
    let material = shared.hkdfDerivedSymmetricKey(
        using: SHA256.self,
        salt: secret,
        sharedInfo: info,
        outputByteCount: 32
    )
    func derive(_ info: String, _ count: Int) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: material,
            salt: body[0..<16],
            info: Data(info.utf8) + [0],
            outputByteCount: count
        )
    }
    let nonce = derive("Content-Encoding: nonce", 12).withUnsafeBytes { Data($0) }
    let box = try AES.GCM.SealedBox(combined: nonce + body[86...])
    return try AES.GCM.open(box, using: derive("Content-Encoding: aes128gcm", 16)).dropLast()
}

struct PushEncryptionTests {
    @Test func encryptsAsTheExample() throws {
        let body = try PushEncryption.encrypt(
            Example.message,
            for: Example.subscription,
            key: Example.sender,
            salt: Example.salt
        )
        #expect(body == Example.body)
    }

    @Test func eachMessageHasItsOwnKeyAndSalt() throws {
        let bodies = try (0..<2).map { _ in try PushEncryption.encrypt(Example.message, for: Example.subscription) }
        #expect(bodies[0].prefix(16) != bodies[1].prefix(16))
        #expect(bodies[0][21..<86] != bodies[1][21..<86])
        for body in bodies {
            let message = try decrypt(body, with: Example.receiver, secret: Example.subscription.secret)
            #expect(message == Example.message)
        }
    }

    @Test func theLongestMessageFitsIntoARecord() throws {
        let message = Data(repeating: 7, count: PushMessage.maximumLength)
        let body = try PushEncryption.encrypt(message, for: Example.subscription)
        #expect(body.count == 4_096)
        #expect(try decrypt(body, with: Example.receiver, secret: Example.subscription.secret) == message)
    }
}

struct PushSubscriptionTests {
    private let key = Example.subscription.key
    private let secret = Example.subscription.secret

    @Test func survivesACopyAsJSON() throws {
        let copy = try JSONDecoder().decode(PushSubscription.self, from: JSONEncoder().encode(Example.subscription))
        #expect(copy == Example.subscription)
    }

    @Test(arguments: [
        "http://push.example.net/a", "https:///a", "https://user@push.example.net/a", "https://push.example.net/a#b",
        "ftp://push.example.net/a", "push", "https://push.example.net/" + String(repeating: "a", count: 1_024),
    ])
    func refusesEndpoints(_ endpoint: String) throws {
        let url = try #require(URL(string: endpoint))
        #expect(throws: PushSubscription.Invalid.endpoint) {
            try PushSubscription(endpoint: url, key: key, secret: secret)
        }
    }

    @Test func refusesKeysThatAreNoPoints() {
        let endpoint = Example.subscription.endpoint
        for (key, secret) in [
            (key.dropLast(), secret), (Data([4]) + Data(count: 64), secret), (key, secret.dropLast()),
        ] {
            #expect(throws: PushSubscription.Invalid.keys) {
                try PushSubscription(endpoint: endpoint, key: Data(key), secret: Data(secret))
            }
        }
    }
}
