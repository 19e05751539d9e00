public import Foundation

/// The Markdown styles of a run of text. Foundation has this type on Apple's systems.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The space that a line of Markdown ends with. No run has it here: it is a space of the text.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A new line in a paragraph. No run has it here: it is a new line of the text.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML in a paragraph. No run has it here: HTML is text.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// A block of HTML. No run has it here: HTML is text.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributedString {
    /// The options for parsing Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// The syntax to parse.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and inline Markdown. The blocks are the `presentationIntent` of runs; nothing separates their texts.
            case full
            /// The same as `inlineOnlyPreservingWhitespace`.
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

    /// Creates an attributed string from Markdown. Foundation on Linux lacks this initializer.
    ///
    /// Blocks become the `presentationIntent` of runs, unless the options ask for inline Markdown only.
    ///
    /// - Parameter baseURL: The base URL of relative links.
    public init(
        markdown: String,
        options: MarkdownParsingOptions = MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        func inline(_ text: String) -> AttributedString {
            let runs = InlineMarkdown.runs(in: text, hasAttributes: options.allowsExtendedAttributes)
            return AttributedString(runs, baseURL: baseURL)
        }
        guard options.interpretedSyntax == .full else {
            self = inline(markdown)
            return
        }
        self.init()
        for leaf in MarkdownBlocks.leaves(in: markdown) {
            var text =
                switch leaf.content {
                case .inline(let text): inline(text)
                case .literal(let text): AttributedString(text)
                }
            text[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] = leaf.intent
            append(text)
        }
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
