public import Foundation

extension URL.FormatStyle {
    /// Which addresses show a part of them.
    public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private enum Rule: Codable, Hashable {
            case always
            case never
            case when(Component, Set<String>)
            case unless(Component, Set<String>)
        }

        private let rule: Rule

        public static var always: Self { Self(rule: .always) }
        public static var never: Self { Self(rule: .never) }
        /// Not in addresses of the schemes `http` and `https`.
        public static var omitIfHTTPFamily: Self { omitWhen(.scheme, matches: ["http", "https"]) }

        /// Only in addresses whose other part is in `matches`.
        public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
            Self(rule: .when(component, matches))
        }

        /// Only in addresses whose other part is not in `matches`.
        public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
            Self(rule: .unless(component, matches))
        }

        public var description: String {
            switch rule {
            case .always: "always"
            case .never: "never"
            case .when(let component, let texts): "when \(component) is in \(texts.sorted())"
            case .unless(let component, let texts): "unless \(component) is in \(texts.sorted())"
            }
        }

        func shows(in parts: URLComponents) -> Bool {
            switch rule {
            case .always: true
            case .never: false
            case .when(let component, let texts): texts.contains(component.text(in: parts) ?? "")
            case .unless(let component, let texts): !texts.contains(component.text(in: parts) ?? "")
            }
        }
    }

    /// How addresses show their host.
    public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
        private let option: ComponentDisplayOption
        private var omitted: Set<String> = []
        private var omitsSeveral = false
        /// Where the first labels are left out.
        private var omits = ComponentDisplayOption.always

        public static var always: Self { Self(option: .always) }
        public static var never: Self { Self(option: .never) }

        /// Only in addresses whose other part is in `matches`.
        public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
            Self(option: .displayWhen(component, matches: matches))
        }

        /// Only in addresses whose other part is not in `matches`.
        public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
            Self(option: .omitWhen(component, matches: matches))
        }

        /// Without a first label such as "www". Two labels are always left.
        ///
        /// - Parameter includeMultiLevelSubdomains: Leaves out several labels, such as those of "www.m.example.com".
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains: Bool = false
        ) -> Self {
            Self(option: .always, omitted: subdomainsToOmit, omitsSeveral: includeMultiLevelSubdomains)
        }

        /// Without a first label such as "www", in addresses whose other part is in `matches`.
        public static func omitSpecificSubdomains(
            _ subdomainsToOmit: Set<String> = [],
            includeMultiLevelSubdomains: Bool = false,
            when component: Component,
            matches: Set<String>
        ) -> Self {
            Self(
                option: .always,
                omitted: subdomainsToOmit,
                omitsSeveral: includeMultiLevelSubdomains,
                omits: .displayWhen(component, matches: matches)
            )
        }

        public var description: String { omitted.isEmpty ? option.description : "without \(omitted.sorted())" }

        func text(in parts: URLComponents) -> String? {
            guard option.shows(in: parts), let host = parts.encodedHost else { return nil }
            guard omits.shows(in: parts) else { return host }
            var labels = host.split(separator: ".", omittingEmptySubsequences: false)
            while labels.count > 2, omitted.contains(String(labels[0])) {
                labels.removeFirst()
                if !omitsSeveral { break }
            }
            return labels.joined(separator: ".")
        }
    }
}

extension URL.FormatStyle.Component {
    func text(in parts: URLComponents) -> String? {
        switch self {
        case .scheme: parts.scheme?.lowercased()
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map { String($0) }
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
    }
}
