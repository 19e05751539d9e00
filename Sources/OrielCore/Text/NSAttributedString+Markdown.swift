public import Foundation

extension NSAttributedString {
    /// Creates a text from Markdown, as `AttributedString(markdown:options:baseURL:)` reads it.
    public convenience init(
        markdown: String,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text from Markdown in UTF-8.
    public convenience init(
        markdown: Data,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a text from a file with Markdown in UTF-8.
    public convenience init(
        contentsOf url: URL,
        options: AttributedString.MarkdownParsingOptions = AttributedString.MarkdownParsingOptions(),
        baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(contentsOf: url, options: options, baseURL: baseURL))
    }
}
