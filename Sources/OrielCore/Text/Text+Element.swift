import Foundation

extension Text: LeafElementView {
    public typealias Body = Never

    package func makeElement(in environment: EnvironmentValues) -> Element {
        let inherited = environment.textAppearance
        guard inherited?.isPrivacyMasked ?? false else { return makeElement(inherited, in: environment) }
        var element = makeElement(inherited, in: environment)
        // Private content never leaves the server.
        element.text = element.text.map { String($0.map { $0.isWhitespace ? $0 : "•" }) }
        element.attributes[.runs] = nil
        element.events = []
        return element
    }

    private func makeElement(_ inherited: TextAppearance?, in environment: EnvironmentValues) -> Element {
        if let string = plainString(in: environment) {
            return Element(.text, text: string, attributes: inherited?.attributes(in: environment) ?? Attributes())
        }
        if case .rich(let rich) = storage, let string = rich.plainString(in: environment) {
            let appearance = (inherited ?? TextAppearance()).applying(rich.modifiers)
            return Element(.text, text: string, attributes: appearance.attributes(in: environment))
        }
        let whole = inherited ?? TextAppearance()
        if let (string, appearance) = parts(whole, in: environment).uniform {
            return Element(.text, text: string, attributes: appearance.attributes(in: environment))
        }
        // Runs contain only the attributes in which they differ from the whole.
        let parts = parts(TextAppearance(inheriting: whole), in: environment)
        var attributes = whole.attributes(in: environment)
        let runs = parts.runs(in: environment)
        attributes[.runs] = .runs(runs)
        let hasLinks = runs.contains { $0.attributes[.url] != nil }
        return Element(.text, text: parts.string, attributes: attributes, events: hasLinks ? .select : [])
    }

    /// Opens the selected link, by its index among the runs that are links.
    package func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        guard case .select(let index) = event, case .runs(let runs)? = makeElement(in: environment).attributes[.runs]
        else { return }
        let links = runs.compactMap { $0.attributes.string(.url) }
        if links.indices.contains(index), let url = URL(string: links[index]) { environment.openURL(url) }
    }

    /// The text if it has no style of its own; nil if it has to be parsed to find out.
    fileprivate func plainString(in environment: EnvironmentValues) -> String? {
        switch storage {
        case .verbatim(let string): return string
        case .key(let key):
            let format = Self.translated(key, in: environment)
            return InlineMarkdown.isNeeded(for: format) ? nil : format
        case .rich: return nil
        }
    }

    /// Returns the translation of a key without arguments.
    private static func translated(_ key: String, in environment: EnvironmentValues) -> String {
        guard let translations = AppBundles.translations(of: key, table: nil, bundle: nil) else { return key }
        return LocalizedStringKey(key).format(translations, in: environment) ?? key
    }

    /// Returns the text as shown in an environment.
    func string(in environment: EnvironmentValues) -> String {
        if case .verbatim(let string) = storage { return string }
        return parts(TextAppearance(), in: environment).string
    }

    /// Returns the parts of the text in an environment.
    func parts(_ appearance: TextAppearance, in environment: EnvironmentValues) -> TextParts {
        switch storage {
        case .verbatim(let string): TextParts(string, appearance)
        case .key(let key): LocalizedStringKey(key).parts(appearance, table: nil, bundle: nil, in: environment)
        case .rich(let rich): rich.parts(appearance, in: environment)
        }
    }
}

extension RichText {
    /// The text if all of it has the style of its modifiers, and none of it has to be a run.
    fileprivate func plainString(in environment: EnvironmentValues) -> String? {
        guard case .plain(let text) = content, !modifiers.contains(where: \.isOfRun) else { return nil }
        return text.plainString(in: environment)
    }
}

extension Text.Modifier {
    /// Whether it is about the letters of a run, not about the box of a text.
    fileprivate var isOfRun: Bool {
        switch self {
        case .link, .background: true
        default: false
        }
    }
}

extension TextAppearance {
    /// Creates a plain appearance that inherits the lower levels of the foreground.
    fileprivate init(inheriting other: TextAppearance) {
        self.init()
        lowerForegrounds = other.lowerForegrounds
    }
}
