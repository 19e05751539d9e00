public import Foundation

extension URL {
    /// Reads addresses.
    ///
    ///     let strategy = URL.ParseStrategy().scheme(.defaultValue("https"))
    ///     let url = try URL("example.com/paths", strategy: strategy)  // https://example.com/paths
    public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
        /// What a part of an address is read as.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
            /// The text must have the part.
            case required
            case optional
            /// The value of the part if the text has none.
            case defaultValue(Component)
        }

        private var scheme: ComponentParseStrategy<String>
        private var user: ComponentParseStrategy<String>
        private var password: ComponentParseStrategy<String>
        private var host: ComponentParseStrategy<String>
        private var port: ComponentParseStrategy<Int>
        private var path: ComponentParseStrategy<String>
        private var query: ComponentParseStrategy<String>
        private var fragment: ComponentParseStrategy<String>

        /// Creates a strategy, which requires a scheme and a host by default.
        public init(
            scheme: ComponentParseStrategy<String> = .required,
            user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional,
            host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional,
            path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional,
            fragment: ComponentParseStrategy<String> = .optional
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        /// Reads an address.
        ///
        /// - Throws: `CocoaError(.formatting)` if the text is not an address, or if a required part is missing.
        public func parse(_ value: String) throws -> URL {
            let text = value.trimmingCharacters(in: .whitespacesAndNewlines)
            var parts = try components(of: text)
            // Only missing parts are set: what the text has keeps its percent encoding.
            if let value = try scheme.missing(parts.scheme, "scheme") { parts.scheme = value }
            if let value = try host.missing(parts.host, "host") { parts.host = value }
            if let value = try user.missing(parts.user, "user") { parts.user = value }
            if let value = try password.missing(parts.password, "password") { parts.password = value }
            if let value = try port.missing(parts.port, "port") { parts.port = value }
            if let value = try path.missing(parts.path, "path") { parts.path = value }
            if let value = try query.missing(parts.query, "query") { parts.query = value }
            if let value = try fragment.missing(parts.fragment, "fragment") { parts.fragment = value }
            guard let url = parts.url else { throw CocoaError.unreadable("It is not an address.") }
            return url
        }

        /// Returns the strategy with another choice for the scheme.
        public func scheme(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.scheme = strategy }
        }

        /// Returns the strategy with another choice for the name of the user.
        public func user(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.user = strategy }
        }

        /// Returns the strategy with another choice for the password.
        public func password(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.password = strategy }
        }

        /// Returns the strategy with another choice for the host.
        public func host(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.host = strategy }
        }

        /// Returns the strategy with another choice for the port.
        public func port(_ strategy: ComponentParseStrategy<Int> = .required) -> Self { changed { $0.port = strategy } }

        /// Returns the strategy with another choice for the path.
        public func path(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.path = strategy }
        }

        /// Returns the strategy with another choice for the query.
        public func query(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.query = strategy }
        }

        /// Returns the strategy with another choice for the fragment.
        public func fragment(_ strategy: ComponentParseStrategy<String> = .required) -> Self {
            changed { $0.fragment = strategy }
        }

        /// A text without a scheme begins with the host if the scheme has a default value.
        private func components(of text: String) throws -> URLComponents {
            if case .defaultValue(let scheme) = scheme, !text.contains("://"),
                let parts = URLComponents(string: "\(scheme)://\(text)")
            {
                return parts
            }
            guard let parts = URLComponents(string: text) else {
                throw CocoaError.unreadable("It is not an address.")
            }
            return parts
        }

        private func changed(_ change: (inout Self) -> Void) -> Self {
            var strategy = self
            change(&strategy)
            return strategy
        }
    }

    /// Reads an address, as a strategy says.
    public init<T: Foundation.ParseStrategy>(_ value: T.ParseInput, strategy: T) throws where T.ParseOutput == URL {
        self = try strategy.parse(value)
    }
}

extension Foundation.ParseStrategy where Self == URL.ParseStrategy {
    /// A strategy for addresses with a scheme and a host.
    public static var url: Self { URL.ParseStrategy() }
}

extension URL.ParseStrategy.ComponentParseStrategy {
    /// Returns the default value if a text has no part, or an empty one.
    fileprivate func missing(_ part: Component?, _ name: String) throws -> Component? {
        if let part, part as? String != "" { return nil }
        switch self {
        case .required: throw CocoaError.unreadable("It has no \(name).")
        case .optional: return nil
        case .defaultValue(let value): return value
        }
    }
}

extension CocoaError {
    /// The error of a text that a strategy cannot read. It does not contain the text, which may have a password.
    fileprivate static func unreadable(_ reason: String) -> CocoaError {
        CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "Cannot parse the address. \(reason)"])
    }
}
