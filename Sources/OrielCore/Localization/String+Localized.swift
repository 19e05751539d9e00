public import Foundation

extension String {
    /// A key of a localized text, with the values to insert into it. Foundation on Linux lacks this type.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        let key: LocalizedStringKey

        public init(_ value: String) { key = LocalizedStringKey(value) }

        public init(stringLiteral value: String) { key = LocalizedStringKey(value) }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a localized text from its key.
    ///
    /// - Parameter locale: The locale. If nil, it is the locale of the view whose body is running or, outside of a
    ///   body, that of the process. In event handlers, which run outside of a body, pass the user's locale.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = keyAndValue.key.string(table: table, bundle: bundle, fallback: nil, locale: locale)
    }

    /// Creates a localized text from its key, with a default for missing translations.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringKey(key: "\(key)", argumentsOf: defaultValue.key)
            .string(table: table, bundle: bundle, fallback: defaultValue.key.key, locale: locale)
    }

    /// Creates the localized text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.localizationKey.string(
            table: resource.table,
            bundle: resource.bundle,
            fallback: resource.defaultValue.key.key,
            locale: resource.locale
        )
    }
}

extension AttributedString {
    /// Creates a localized text from its key, with the Markdown of its translation.
    ///
    /// - Parameter locale: As for `String(localized:)`.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self.init(
            parsing: String(localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment),
            language: keyAndValue.key.language(table: table, bundle: bundle, locale: locale ?? .inForce)
        )
    }

    /// Creates a localized text from its key, with a default for missing translations and with Markdown.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let localizationKey = LocalizedStringKey(key: "\(key)", argumentsOf: defaultValue.key)
        self.init(
            parsing: String(localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale),
            language: localizationKey.language(table: table, bundle: bundle, locale: locale ?? .inForce)
        )
    }

    /// Creates the localized text of a resource, with its Markdown.
    public init(localized resource: LocalizedStringResource) {
        let language = resource.localizationKey.language(
            table: resource.table,
            bundle: resource.bundle,
            locale: resource.locale
        )
        self.init(parsing: String(localized: resource), language: language)
    }

    /// Reads Markdown whose nouns agree with the numbers in `^[2 item](inflect: true)`.
    private init(parsing markdown: String, language: String) {
        var runs = InlineMarkdown.runs(in: markdown, hasAttributes: true)
        let groups = Dictionary(grouping: runs.indices.filter { runs[$0].inflection != nil }) { runs[$0].inflection }
        if EnglishInflection.applies(to: language) {
            for indices in groups.values {
                let texts = EnglishInflection.agreed(indices.map { runs[$0].text })
                for (index, text) in zip(indices, texts) { runs[index].text = text }
            }
        }
        self.init(runs, baseURL: nil)
    }
}

extension LocalizedStringKey {
    /// Creates the key of a resource, with the arguments of the resource's default value.
    init(key: String, argumentsOf other: LocalizedStringKey) {
        self.init(key: key, arguments: other.arguments, isFormat: other.isFormat)
    }

    fileprivate func string(table: String?, bundle: Bundle?, fallback: String?, locale: Locale?) -> String {
        var environment = EnvironmentValues()
        environment.locale = locale ?? .inForce
        let format = format(table: table, bundle: bundle, fallback: fallback, in: environment)
        guard isFormat else { return format }
        var next = 0
        return filled(format, locale: environment.locale, next: &next)
    }
}

extension Locale {
    /// The locale of the view being evaluated; reading it records the dependency.
    fileprivate static var inForce: Locale {
        var locale: Locale?
        Evaluation.withNode { node in
            locale = withMainActorUnchecked { EnvironmentValues(head: node.environment).locale }
        }
        return locale ?? .current
    }
}
