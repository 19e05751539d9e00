import Foundation

// Addresses, dates of headers and lengths of time as apps write them, with Foundation alone.
enum FoundationAddresses {
    private static let host = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"])
    private static let query = URL.FormatStyle.ComponentDisplayOption.displayWhen(.host, matches: ["example.com"])

    static func host(of url: URL) -> String {
        url.formatted(.url.scheme(.never).host(host).port(.never).path(.never).query(query))
    }

    static func read(_ text: String) throws -> URL {
        let scheme = URL.ParseStrategy.ComponentParseStrategy<String>.defaultValue("https")
        return try URL(text, strategy: .url.scheme(scheme))
    }

    static func isHidden(_ component: URL.FormatStyle.Component) -> Bool { component == .password }

    static func header(_ date: Date) -> String {
        let style = Date.HTTPFormatStyle()
        return date.formatted(style)
    }

    static func length(_ range: Range<Date>) -> String {
        let style = Date.ComponentsFormatStyle.Style.narrow
        return range.formatted(.components(style: style, fields: [.day]).locale(Locale(identifier: "en")))
    }

    static func clock(_ range: Range<Date>) -> String { range.formatted(.timeDuration) }
}

/// A search in a list.
struct NameSearch {
    struct Person { let name: String }

    static func people(_ people: [Person], named name: String) throws -> [Person] {
        try people.filter(#Predicate<Person> { $0.name.localizedStandardContains(name) })
    }

    /// What the macro makes.
    typealias Expression = PredicateExpressions.StringLocalizedStandardContains<
        PredicateExpressions.Variable<String>, PredicateExpressions.Value<String>
    >
    typealias Order = PredicateExpressions.StringLocalizedCompare<
        PredicateExpressions.Variable<String>, PredicateExpressions.Value<String>
    >
    typealias PlainOrder = PredicateExpressions.StringCaseInsensitiveCompare<
        PredicateExpressions.Variable<String>, PredicateExpressions.Value<String>
    >
}
