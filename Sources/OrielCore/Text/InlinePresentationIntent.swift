public import Foundation

/// The Markdown styles of a run of text. Foundation has this type on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
}

extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax to parse. With every value, only inline Markdown is parsed, and white space is preserved.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            case full
            case inlineOnly
            case inlineOnlyPreservingWhitespace
        }

        /// What happens if a text cannot be parsed, which no text is refused for: what is no Markdown is text.
        public enum FailurePolicy: Int, Hashable, Sendable {
            case throwError
            case returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](attributes)` is read. The attributes have no effect; `AttributedString(localized:)` inflects
        /// the nouns of English texts.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        public var failurePolicy: FailurePolicy
        /// Without effect: the language of a text is that of its page.
        public var languageCode: String?
        /// Without effect: runs do not tell where they come from.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError,
            languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// Creates an attributed string from Markdown with emphasis, code and links. Foundation on Linux lacks this
    /// initializer.
    ///
    /// - Parameter baseURL: The base URL of relative links.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        let runs = InlineMarkdown.runs(in: markdown, hasAttributes: options.allowsExtendedAttributes)
        self.init(runs, baseURL: baseURL)
    }

    init(_ runs: [MarkdownRun], baseURL: URL?) {
        self.init()
        for run in runs {
            var attributes = AttributeContainer()
            let intent = InlinePresentationIntent(run.style)
            if !intent.isEmpty {
                attributes[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = run.link.flatMap({ URL(string: $0, relativeTo: baseURL) }) {
                attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
            }
            append(AttributedString(run.text, attributes: attributes))
        }
    }

    /// Creates an attributed string from Markdown in UTF-8.
    public init(
        markdown: Data,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates an attributed string from a file with Markdown in UTF-8.
    public init(
        contentsOf url: URL,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }
}

extension InlinePresentationIntent {
    init(_ style: MarkdownRun.Style) {
        self = []
        if style.contains(.bold) { insert(.stronglyEmphasized) }
        if style.contains(.italic) { insert(.emphasized) }
        if style.contains(.code) { insert(.code) }
        if style.contains(.strikethrough) { insert(.strikethrough) }
    }
}
