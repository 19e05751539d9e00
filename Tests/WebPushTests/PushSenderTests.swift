import AsyncHTTPClient
import Crypto
import Encodings
import Foundation
import Logging
import NIOHTTP1
import Testing

@testable import WebPush

struct ApplicationServerKeyTests {
    private let secret = Data(0..<32)

    @Test func theSameSecretMakesTheSameKey() {
        #expect(ApplicationServerKey(secret: secret).text == ApplicationServerKey(secret: secret).text)
        #expect(ApplicationServerKey(secret: secret).text != ApplicationServerKey(secret: Data(1..<33)).text)
        #expect(Base64URL.bytes(of: ApplicationServerKey(secret: secret).text)?.count == 65)
    }

    @Test func identifiesTheServerToOneOriginForTwelveHours() throws {
        let key = ApplicationServerKey(secret: secret)
        let endpoint = try #require(URL(string: "https://fcm.googleapis.com/fcm/send/abc?d=e"))
        let header = try key.authorization(
            for: endpoint,
            contact: "mailto:ada@example.com",
            at: Date(timeIntervalSince1970: 1_000)
        )
        let match = try #require(header.wholeMatch(of: /vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)/))
        let claims = try #require(Base64URL.bytes(of: match.2))
        let expected = #"{"aud":"https://fcm.googleapis.com","exp":44200,"sub":"mailto:ada@example.com"}"#
        #expect(String(decoding: claims, as: UTF8.self) == expected)
        let point = try #require(Base64URL.bytes(of: match.4))
        let signature = try P256.Signing.ECDSASignature(rawRepresentation: try #require(Base64URL.bytes(of: match.3)))
        let signer = try P256.Signing.PublicKey(x963Representation: point)
        #expect(signer.isValidSignature(signature, for: Data("\(match.1).\(match.2)".utf8)))
        #expect(String(match.4) == key.text)
    }
}

struct PushServicesTests {
    @Test(arguments: [
        "https://fcm.googleapis.com/fcm/send/a", "https://updates.push.services.mozilla.com/wpush/v2/a",
        "https://wns2-par02p.notify.windows.com/w/?token=a", "https://web.push.apple.com/a",
    ])
    func knowsTheServicesOfBrowsers(_ endpoint: String) throws {
        #expect(PushServices.browsers.contain(try #require(URL(string: endpoint))))
    }

    @Test(arguments: [
        "https://127.0.0.1/a", "https://10.0.0.1:443/a", "https://fcm.googleapis.com:8443/a",
        "http://fcm.googleapis.com/a",
        "https://fcm.googleapis.com.evil.example/a", "https://evilnotify.windows.com/a", "https://localhost/a",
        "https://notify.windows.com/a",
    ])
    func refusesOtherHosts(_ endpoint: String) throws {
        #expect(!PushServices.browsers.contain(try #require(URL(string: endpoint))))
    }

    @Test func acceptsAnAddedOriginWithItsPortOnly() throws {
        let services = PushServices.browsers.adding(origins: ["http://127.0.0.1:9000"])
        #expect(services.contain(try #require(URL(string: "http://127.0.0.1:9000/a"))))
        #expect(!services.contain(try #require(URL(string: "http://127.0.0.1:9001/a"))))
        #expect(!services.contain(try #require(URL(string: "https://127.0.0.1:9000/a"))))
    }
}

struct PushSenderTests {
    @Test func forgetsSubscriptionsThatAreGone() {
        for status in [401, 403, 404, 410] { #expect(PushSender.outcome(of: status, retryAfter: nil) == .gone) }
        #expect(PushSender.outcome(of: 201, retryAfter: nil) == .accepted)
        #expect(PushSender.outcome(of: 400, retryAfter: nil) == .refused(400))
        #expect(PushSender.outcome(of: 413, retryAfter: nil) == .refused(413))
        #expect(PushSender.outcome(of: 301, retryAfter: nil) == .refused(301))
        #expect(PushSender.outcome(of: 503, retryAfter: nil) == .failed(retryAfter: nil))
        #expect(PushSender.outcome(of: 429, retryAfter: 60) == .failed(retryAfter: .seconds(60)))
        #expect(PushSender.outcome(of: 429, retryAfter: .max) == .failed(retryAfter: .seconds(86_400)))
    }

    @Test func refusesAMessageThatIsTooLong() async throws {
        let sender = PushSender(
            key: ApplicationServerKey(secret: Data(0..<32)),
            contact: "mailto:ada@example.com",
            logger: Logger(label: "test")
        )
        let subscription = try PushSubscription(
            endpoint: try #require(URL(string: "https://fcm.googleapis.com/a")),
            key: P256.KeyAgreement.PrivateKey().publicKey.x963Representation,
            secret: Data(0..<16)
        )
        let message = PushMessage(content: Data(count: PushMessage.maximumLength + 1))
        #expect(await sender.send(message, to: subscription) == .refused(413))
    }

    @Test func saysHowLongAndHowMuchAMessageMatters() throws {
        let sender = PushSender(
            key: ApplicationServerKey(secret: Data(0..<32)),
            contact: "mailto:ada@example.com",
            services: .browsers.adding(origins: ["https://push.example"]),
            logger: Logger(label: "test")
        )
        let subscription = try PushSubscription(
            endpoint: try #require(URL(string: "https://push.example/a")),
            key: P256.KeyAgreement.PrivateKey().publicKey.x963Representation,
            secret: Data(0..<16)
        )
        #expect(sender.accepts(subscription))
        let message = PushMessage(content: Data("x".utf8), lifetime: .seconds(60), urgency: .high, topic: "likes")
        let request = try sender.request(message, to: subscription)
        #expect(request.url == "https://push.example/a")
        #expect(request.headers["TTL"] == ["60"] && request.headers["Urgency"] == ["high"])
        #expect(request.headers["Topic"] == ["likes"] && request.headers["Content-Encoding"] == ["aes128gcm"])
    }
}
