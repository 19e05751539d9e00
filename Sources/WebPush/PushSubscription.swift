internal import Crypto
internal import Encodings
public import Foundation

/// A browser that accepts messages at an address of its push service.
///
/// As JSON it has the form of the browser's `PushSubscription.toJSON()`: an `endpoint`, and `keys` with `p256dh` and `auth` in
/// base64url. Decoding checks it, because browsers send it.
public struct PushSubscription: Hashable, Sendable, Codable {
    /// Why a subscription cannot be used.
    public enum Invalid: Error, Equatable {
        /// The endpoint is not an `https` address without a user and a fragment, or longer than ``maximumEndpoint``. An `http`
        /// address on this machine is accepted, too.
        case endpoint
        /// `p256dh` is not a point on the curve P-256, or `auth` has not 16 bytes.
        case keys
    }

    /// The maximum length of an endpoint in bytes.
    public static let maximumEndpoint = 1_024

    /// The address at the push service. Whoever knows it and the keys of the application server can send messages.
    public let endpoint: URL
    /// The browser's public key: an uncompressed point on P-256, 65 bytes.
    public let key: Data
    /// The secret of the browser: 16 bytes.
    public let secret: Data

    /// Creates a subscription.
    ///
    /// - Parameters:
    ///   - endpoint: An `https` address of at most ``maximumEndpoint`` bytes.
    ///   - key: The browser's public key: an uncompressed point on P-256, 65 bytes.
    ///   - secret: The browser's secret: 16 bytes.
    /// - Throws: ``Invalid``
    public init(endpoint: URL, key: Data, secret: Data) throws(Invalid) {
        let isSafe = endpoint.scheme == "https" || endpoint.scheme == "http" && endpoint.host() == "127.0.0.1"
        guard isSafe, endpoint.absoluteString.utf8.count <= Self.maximumEndpoint, endpoint.host()?.isEmpty == false,
            endpoint.user() == nil, endpoint.password() == nil, endpoint.fragment() == nil
        else { throw .endpoint }
        guard secret.count == 16, (try? P256.KeyAgreement.PublicKey(x963Representation: key)) != nil else {
            throw .keys
        }
        (self.endpoint, self.key, self.secret) = (endpoint, key, secret)
    }

    private struct Keys: Codable {
        var p256dh: String
        var auth: String
    }

    private enum CodingKeys: CodingKey { case endpoint, keys }

    /// Decodes a subscription in the form of the browser's `toJSON()`, and checks it.
    ///
    /// - Throws: ``Invalid``, or `DecodingError` if a member is missing.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let keys = try container.decode(Keys.self, forKey: .keys)
        guard let endpoint = URL(string: try container.decode(String.self, forKey: .endpoint)) else {
            throw Invalid.endpoint
        }
        guard let key = Base64URL.bytes(of: keys.p256dh), let secret = Base64URL.bytes(of: keys.auth) else {
            throw Invalid.keys
        }
        try self.init(endpoint: endpoint, key: Data(key), secret: Data(secret))
    }

    /// Encodes the subscription in the form of the browser's `toJSON()`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(endpoint.absoluteString, forKey: .endpoint)
        try container.encode(Keys(p256dh: Base64URL.text(of: key), auth: Base64URL.text(of: secret)), forKey: .keys)
    }
}
