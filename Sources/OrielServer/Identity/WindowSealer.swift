internal import Crypto
internal import Encodings
internal import Foundation
internal import OrielCore

/// Encrypts and authenticates what the windows of an app show, as a part of their addresses.
///
/// An address describes a place in the app, never a person. It is not a credential: like a snapshot, any client may send it. Only the
/// server can make one, so a view gets only values that the app itself has opened a window for.
struct WindowSealer: Sendable {
    /// The name of the part of the query.
    private static let name = "window"
    /// The maximum number of characters of a sealed request.
    private static let maximumLength = 8192

    private let key: SymmetricKey

    init(key: SessionKey) { self.key = key.key(for: "window") }

    /// Returns the part of the query for a window. Returns nil if it would be too long.
    func query(for request: WindowRequest) -> String? {
        guard let json = try? JSONEncoder().encode(request),
            let sealed = try? ChaChaPoly.seal(json, using: key).combined
        else { return nil }
        let text = Base64URL.text(of: Array(sealed))
        return text.count <= Self.maximumLength ? "\(Self.name)=\(text)" : nil
    }

    /// Divides a path with its query into the request of a window, its part of the query, and the path without it.
    ///
    /// - Returns: No request if there is none, or if it was not sealed with this key.
    func open(_ path: String) -> (request: WindowRequest?, query: String?, rest: String) {
        guard let mark = path.firstIndex(of: "?") else { return (nil, nil, path) }
        let parts = path[path.index(after: mark)...].split(separator: "&")
        let own = parts.first { $0.hasPrefix("\(Self.name)=") }
        let others = parts.filter { $0 != own }
        let rest = path[..<mark] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
        guard let own, let request = request(own.dropFirst(Self.name.count + 1)) else {
            return (nil, nil, String(rest))
        }
        return (request, String(own), String(rest))
    }

    private func request(_ text: Substring) -> WindowRequest? {
        guard text.utf8.count <= Self.maximumLength, let bytes = Base64URL.bytes(of: String(text)),
            let box = try? ChaChaPoly.SealedBox(combined: bytes), let json = try? ChaChaPoly.open(box, using: key)
        else { return nil }
        return try? JSONDecoder().decode(WindowRequest.self, from: json)
    }
}
