internal import Foundation

/// The address at which people reach an app behind a proxy: a scheme, a host, and a port if it is not the scheme's.
struct PublicAddress: Equatable {
    let isSecure: Bool
    /// A name or an IP address; one of version 6 is in brackets.
    let host: String
    let port: Int?

    /// - Throws: For a text that is not an `http` or `https` address, or that has a path, a query, a fragment or a user: servers refuse it too.
    init(_ text: String) throws {
        guard let parts = URLComponents(string: text), let host = parts.host?.lowercased(), !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
            parts.path.isEmpty || parts.path == "/", parts.query == nil, parts.fragment == nil, parts.user == nil,
            parts.port.map({ (1...65_535).contains($0) }) ?? true, host.allSatisfy(Self.isPartOfHost)
        else {
            throw ToolError(
                "'\(text)' is not an address that people can use; expected a scheme and a host: https://notes.example.org"
            )
        }
        isSecure = scheme == "https"
        self.host = host
        port = parts.port == (isSecure ? 443 : 80) ? nil : parts.port
    }

    var text: String { "\(isSecure ? "https" : "http")://\(authority)" }

    /// The host, and the port if it is not the scheme's.
    var authority: String { port.map { "\(host):\($0)" } ?? host }

    // What a configuration file could take for something else is not part of any name.
    private static func isPartOfHost(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-.:[]".contains(character))
    }
}
