/// A name of Apple's API that a message of the compiler says is missing.
struct MissingName: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case module, name, member, macro, unavailable }

    let kind: Kind
    let text: String

    init(_ text: String, _ kind: Kind) {
        self.kind = kind
        self.text = text
    }

    /// - Returns: Nil if the message is about something else.
    init?(message: String) {
        for (pattern, kind) in Self.patterns {
            guard let match = message.firstMatch(of: pattern()) else { continue }
            // Removes the labels: `padding(_:)`.
            let name = match.1.prefix { $0 != "(" }
            self.init(String(name.split(separator: ".").last ?? name), kind)
            return
        }
        return nil
    }

    private typealias Pattern = Regex<(Substring, Substring)>

    private static let patterns: [(@Sendable () -> Pattern, Kind)] = [
        ({ /no such module '([^']+)'/ }, .module),
        ({ /unable to (?:resolve module dependency|find module dependency): '([^']+)'/ }, .module),
        ({ /cannot find (?:type |operator )?'([^']+)' in scope/ }, .name),
        ({ /no macro named '([^']+)'/ }, .macro),
        ({ /unknown attribute '([^']+)'/ }, .macro),
        ({ /has no (?:static |dynamic )?member '([^']+)'/ }, .member),
        ({ /no type named '([^']+)'/ }, .member),
        ({ /'([^']+)' is (?:unavailable|only available in)/ }, .unavailable),
    ]
}
