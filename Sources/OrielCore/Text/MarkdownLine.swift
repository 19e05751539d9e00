/// A line of Markdown, and what begins with it.
struct MarkdownLine {
    /// The line without its indentation and the spaces at its end.
    let content: Substring
    /// The number of spaces at the start.
    let indent: Int
    private let text: Substring

    init(_ text: Substring) {
        self.text = text
        let rest = text.drop { $0 == " " }
        indent = text.count - rest.count
        content = rest
    }

    /// A line where a tab is as wide as four spaces.
    init(source: Substring) {
        let start = source.prefix { $0 == " " || $0 == "\t" }
        guard start.contains("\t") else {
            self.init(source)
            return
        }
        let spaces = start.map { $0 == "\t" ? "    " : " " }.joined()
        self.init(Substring(spaces + source.dropFirst(start.count)))
    }

    var isBlank: Bool { content.allSatisfy(\.isWhitespace) }

    /// The line without some of its indentation.
    func dropping(_ columns: Int) -> MarkdownLine { MarkdownLine(text.dropFirst(min(columns, indent))) }

    /// The level and the text of a heading such as `## Title ##`.
    var heading: (level: Int, text: Substring)? {
        let level = content.prefix { $0 == "#" }.count
        let rest = content.dropFirst(level)
        guard indent < 4, (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
        var text = rest.trimmingSpaces
        let closing = text.reversed().prefix { $0 == "#" }.count
        let before = text.dropLast(closing)
        if before.isEmpty || before.last == " " { text = before.trimmingSpaces }
        return (level, text)
    }

    /// Whether the line is `---`, `***` or `___`.
    var isThematicBreak: Bool {
        guard indent < 4, let mark = content.first, "*-_".contains(mark) else { return false }
        let letters = content.filter { !$0.isWhitespace }
        return letters.count >= 3 && letters.allSatisfy { $0 == mark }
    }

    /// The level of the heading whose text is above a line such as `===`.
    var underline: Int? {
        let line = content.trimmingSpaces
        guard indent < 4, let mark = line.first, line.allSatisfy({ $0 == mark }) else { return nil }
        return mark == "=" ? 1 : mark == "-" ? 2 : nil
    }

    /// The start of a block of code: its mark, and the language of the code.
    var fence: (mark: Character, length: Int, language: String?)? {
        guard indent < 4, let mark = content.first, mark == "`" || mark == "~" else { return nil }
        let length = content.prefix { $0 == mark }.count
        let language = content.dropFirst(length).trimmingSpaces
        guard length >= 3, mark == "~" || !language.contains("`") else { return nil }
        return (mark, length, language.split(separator: " ").first.map(String.init))
    }

    func closes(_ fence: (mark: Character, length: Int, language: String?)) -> Bool {
        let line = content.trimmingSpaces
        return indent < 4 && line.count >= fence.length && line.allSatisfy { $0 == fence.mark }
    }

    /// The rest of a line of a quote.
    var quoted: MarkdownLine? {
        guard indent < 4, content.first == ">" else { return nil }
        let rest = content.dropFirst()
        return MarkdownLine(source: rest.first == " " ? rest.dropFirst() : rest)
    }

    /// The mark of an item of a list; items of one list have the same.
    var item: (mark: Character, ordinal: Int, width: Int, rest: MarkdownLine)? {
        guard indent < 4, !isThematicBreak, let first = content.first else { return nil }
        let digits = content.prefix(9).prefix { $0.isASCII && $0.isWholeNumber }
        var mark = first
        var length = 1
        if !"-+*".contains(first) {
            guard let end = content.dropFirst(digits.count).first, !digits.isEmpty, end == "." || end == ")" else {
                return nil
            }
            mark = end
            length = digits.count + 1
        }
        let rest = content.dropFirst(length)
        guard rest.isEmpty || rest.first == " " || rest.first == "\t" else { return nil }
        let line = MarkdownLine(source: rest)
        // Five spaces or more begin a block of code after the first.
        let spaces = line.isBlank || line.indent > 4 ? 1 : line.indent
        return (mark, Int(digits) ?? 1, indent + length + spaces, line.dropping(spaces))
    }

    /// Whether the line ends the paragraph before it.
    var endsParagraph: Bool {
        if isBlank || heading != nil || isThematicBreak || fence != nil || quoted != nil { return true }
        guard let item, !item.rest.isBlank else { return false }
        return "-+*".contains(item.mark) || item.ordinal == 1
    }
}

extension Substring {
    /// The text without spaces at its ends.
    var trimmingSpaces: Substring {
        var text = drop { $0 == " " || $0 == "\t" }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
