import Foundation

/// The parts of a text in an environment, before the common style is determined.
struct TextParts {
    struct Part {
        enum Content {
            case text(String)
            case image(Image)
        }

        let content: Content
        let appearance: TextAppearance
    }

    private(set) var parts: [Part]

    init(_ string: String, _ appearance: TextAppearance) {
        parts = [Part(content: .text(string), appearance: appearance)]
    }

    init(_ image: Image, _ appearance: TextAppearance) {
        parts = [Part(content: .image(image), appearance: appearance)]
    }

    init() { parts = [] }

    static func + (a: TextParts, b: TextParts) -> TextParts {
        var result = a
        result.append(b)
        return result
    }

    mutating func append(_ other: TextParts) { parts += other.parts }

    /// Makes the noun in some of the parts agree with the number in them.
    mutating func inflect(_ indices: [Int]) {
        let words = EnglishInflection.agreed(indices.map { parts[$0].string })
        for (index, text) in zip(indices, words) {
            guard case .text = parts[index].content else { continue }
            parts[index] = Part(content: .text(text), appearance: parts[index].appearance)
        }
    }

    /// The text, with an object replacement character for each image.
    var string: String { parts.map(\.string).joined() }

    /// The text and its appearance, if all of it looks the same. Links and backgrounds are those of runs.
    var uniform: (String, TextAppearance)? {
        guard parts.count == 1, case .text(let string) = parts[0].content, parts[0].appearance.link == nil,
            parts[0].appearance.typography.background == nil
        else { return nil }
        return (string, parts[0].appearance)
    }

    func runs(in environment: EnvironmentValues) -> [TextRun] {
        parts.map { part in
            switch part.content {
            case .text(let string):
                return TextRun(string, attributes: part.appearance.attributes(in: environment))
            case .image(let image):
                var attributes = image.attributes(part.appearance, in: environment)
                attributes.set(.url, part.appearance.link?.absoluteString)
                return TextRun(part.string, attributes: attributes)
            }
        }
    }
}

extension TextParts.Part {
    fileprivate var string: String {
        switch content {
        case .text(let string): string
        case .image: "\u{FFFC}"
        }
    }
}

// MARK: - Keys

extension LocalizedStringKey {
    /// Returns the parts of the text in an environment: translated, filled with the arguments and styled by Markdown.
    func parts(
        _ appearance: TextAppearance,
        table: String?,
        bundle: Bundle?,
        fallback: String? = nil,
        in environment: EnvironmentValues
    ) -> TextParts {
        let format = format(table: table, bundle: bundle, fallback: fallback, in: environment)
        guard InlineMarkdown.isNeeded(for: format) else {
            guard isFormat else { return TextParts(format, appearance) }
            var next = 0
            return filled(format, appearance, next: &next, in: environment)
        }
        let runs = InlineMarkdown.runs(in: format, hasAttributes: true)
        let (plain, inflected) = parts(of: runs, appearance, in: environment)
        var text = plain
        if !inflected.isEmpty,
            EnglishInflection.applies(to: language(table: table, bundle: bundle, locale: environment.locale))
        {
            for indices in inflected.values { text.inflect(indices) }
        }
        return text
    }

    /// Returns the language of the text shown. A key without a translation, or its default value, is taken for English.
    ///
    /// - Parameter locale: Read for translated keys only, because other texts do not depend on it.
    func language(table: String?, bundle: Bundle?, locale: @autoclosure () -> Locale) -> String {
        let translations = AppBundles.translations(of: key, table: table, bundle: bundle)
        return translations?.translation(for: locale())?.language ?? "en"
    }

    /// Returns the translation of the key, with its format specifiers unresolved.
    ///
    /// - Parameter fallback: The text shown without a translation; nil for the key itself.
    func format(table: String?, bundle: Bundle?, fallback: String?, in environment: EnvironmentValues) -> String {
        // Only translated texts depend on the locale.
        guard let translations = AppBundles.translations(of: key, table: table, bundle: bundle) else {
            return fallback ?? key
        }
        return format(translations, in: environment) ?? fallback ?? key
    }

    func format(_ translations: Translations.Key, in environment: EnvironmentValues) -> String? {
        guard let (translation, language) = translations.translation(for: environment.locale) else { return nil }
        return switch translation {
        case .text(let text): text
        case .plural(let plural): plural.format(for: arguments, rules: PluralRules(language: language))
        }
    }

    private func filled(
        _ format: String,
        _ appearance: TextAppearance,
        next: inout Int,
        in environment: EnvironmentValues
    ) -> TextParts {
        guard !arguments.isEmpty || format.utf8.contains(UInt8(ascii: "%")) else {
            return TextParts(format, appearance)
        }
        guard holdsText else { return TextParts(filled(format, locale: environment.locale, next: &next), appearance) }
        var result = TextParts()
        for segment in segments(of: format, locale: environment.locale, next: &next) {
            switch segment {
            case .text(let string):
                result.append(TextParts(string, appearance))
            case .argument(let argument as TextArgument):
                result.append(argument.text.parts(appearance, in: environment))
            case .argument(let argument):
                result.append(TextParts(argument.text(in: environment.locale), appearance))
            }
        }
        return result
    }

    /// Returns the parts of runs, and the indices of those that a number inflects.
    private func parts(
        of runs: [MarkdownRun],
        _ appearance: TextAppearance,
        in environment: EnvironmentValues
    ) -> (text: TextParts, inflected: [Int: [Int]]) {
        var result = TextParts()
        var inflected: [Int: [Int]] = [:]
        var next = 0
        var index = 0
        while index < runs.count {
            // The address of a link comes after its text, and so do its arguments.
            let link = runs[index].link
            var end = index + 1
            while link != nil, end < runs.count, runs[end].link == link { end += 1 }
            var textNext = next
            for run in runs[index..<end] where isFormat {
                _ = filled(run.text, locale: environment.locale, next: &textNext)
            }
            var linkNext = textNext
            let url = link.flatMap { address in
                URL(string: isFormat ? filled(address, locale: environment.locale, next: &linkNext) : address)
            }
            for run in runs[index..<end] {
                var appearance = appearance.styled(run.style)
                if let url { appearance.setLink(url) }
                let start = result.parts.count
                if isFormat {
                    result.append(filled(run.text, appearance, next: &next, in: environment))
                } else {
                    result.append(TextParts(run.text, appearance))
                }
                if let inflection = run.inflection {
                    inflected[inflection, default: []] += start..<result.parts.count
                }
            }
            next = linkNext
            index = end
        }
        return (result, inflected)
    }

    /// Whether one of the arguments is a text with its own style.
    private var holdsText: Bool {
        arguments.contains { argument in
            if case .custom(is TextArgument) = argument { true } else { false }
        }
    }
}

extension TextAppearance {
    fileprivate func styled(_ style: MarkdownRun.Style) -> TextAppearance {
        var result = self
        if style.contains(.bold) { result.isBold = true }
        if style.contains(.italic) { result.isItalic = true }
        if style.contains(.strikethrough) { result.strikethrough = .single }
        if style.contains(.code) {
            result.typography.isCode = true
            result.typography.isMonospaced = true
        }
        return result
    }
}
