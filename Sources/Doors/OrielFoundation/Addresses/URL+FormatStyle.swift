public import Foundation

extension URL {
    /// Writes addresses with the parts that people should see.
    ///
    ///     let url = URL(string: "https://www.example.com/paths?page=2")!
    ///     url.formatted()  // "https://www.example.com/paths"
    ///     let host = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"])
    ///     url.formatted(.url.scheme(.never).host(host).path(.never))  // "example.com"
    public struct FormatStyle: Foundation.ParseableFormatStyle, Codable, Hashable, Sendable {
        /// The parts of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            case scheme, user, password, host, port, path, query, fragment
        }

        private var scheme: ComponentDisplayOption
        private var user: ComponentDisplayOption
        private var password: ComponentDisplayOption
        private var host: HostDisplayOption
        private var port: ComponentDisplayOption
        private var path: ComponentDisplayOption
        private var query: ComponentDisplayOption
        private var fragment: ComponentDisplayOption

        /// Creates a style, which leaves out names of users, passwords, queries and fragments unless they are asked for.
        public init(
            scheme: ComponentDisplayOption = .always,
            user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily,
            path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never,
            fragment: ComponentDisplayOption = .never
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

        /// Reads any address with a scheme and a host.
        public var parseStrategy: URL.ParseStrategy { URL.ParseStrategy() }

        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            let shown = { (option: ComponentDisplayOption) in option.shows(in: parts) }
            var authority = ""
            if shown(user), let user = parts.percentEncodedUser {
                authority += user
                if shown(password), let password = parts.percentEncodedPassword { authority += ":\(password)" }
                authority += "@"
            }
            if let name = host.text(in: parts) { authority += name }
            if shown(port), let port = parts.port { authority += ":\(port)" }
            var text = ""
            if shown(scheme), let scheme = parts.scheme {
                // Addresses such as mailto: have no slashes.
                let hasSlashes = value.absoluteString.dropFirst(scheme.count).hasPrefix("://")
                text += scheme + (hasSlashes ? "://" : ":")
            }
            text += authority
            if shown(path) { text += parts.percentEncodedPath }
            if shown(query), let query = parts.percentEncodedQuery { text += "?\(query)" }
            if shown(fragment), let fragment = parts.percentEncodedFragment { text += "#\(fragment)" }
            return text
        }

        /// Returns the style with another choice for the scheme.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { changed { $0.scheme = strategy } }

        /// Returns the style with another choice for the name of the user.
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { changed { $0.user = strategy } }

        /// Returns the style with another choice for the password, which follows the name of the user only.
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self {
            changed { $0.password = strategy }
        }

        /// Returns the style with another choice for the host.
        public func host(_ strategy: HostDisplayOption = .always) -> Self { changed { $0.host = strategy } }

        /// Returns the style with another choice for the port.
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { changed { $0.port = strategy } }

        /// Returns the style with another choice for the path.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { changed { $0.path = strategy } }

        /// Returns the style with another choice for the query.
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { changed { $0.query = strategy } }

        /// Returns the style with another choice for the fragment.
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self {
            changed { $0.fragment = strategy }
        }

        private func changed(_ change: (inout Self) -> Void) -> Self {
            var style = self
            change(&style)
            return style
        }
    }

    /// Returns the address without the name of a user, a password, a query and a fragment.
    public func formatted() -> String { formatted(URL.FormatStyle()) }

    /// Returns the address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }
}

extension Foundation.FormatStyle where Self == URL.FormatStyle {
    /// A style for addresses.
    public static var url: Self { URL.FormatStyle() }
}
