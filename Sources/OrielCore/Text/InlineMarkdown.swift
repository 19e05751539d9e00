/// A run of text with the same style, parsed from Markdown.
struct MarkdownRun: Equatable {
    struct Style: OptionSet, Hashable {
        let rawValue: UInt8

        static let bold = Style(rawValue: 1 << 0)
        static let italic = Style(rawValue: 1 << 1)
        static let code = Style(rawValue: 1 << 2)
        static let strikethrough = Style(rawValue: 1 << 3)
    }

    var text: String
    var style: Style = []
    /// The address of the link that contains the run.
    var link: String?
    /// The number of the `^[text](inflect: true)` that contains the run.
    var inflection: Int?
}

/// A parser of inline Markdown: emphasis, code, strikethrough and links. White space is preserved.
///
/// Emphasis follows CommonMark: runs of delimiters are collected first, then closers search back for their openers.
///
///     InlineMarkdown.runs(in: "a **b**")  // "a ", "b" bold
struct InlineMarkdown {
    private struct Item {
        enum Kind {
            case text
            case delimiter(Character)
            case bracket(isImage: Bool)
            /// The start of `^[text](attributes)`.
            case attributes
        }

        var kind: Kind
        var text: String
        var style: MarkdownRun.Style = []
        var link: String?
        var inflection: Int?
        var canOpen = false
        var canClose = false
        /// The initial number of delimiters in the run.
        var length = 0
        /// The number of delimiters left.
        var count = 0
    }

    /// The key of a limit below which a search for an opener would fail again.
    private struct SearchKey: Hashable {
        let character: Character
        let canOpen: Bool
        let remainder: Int
    }

    private let source: [Character]
    private let hasAttributes: Bool
    private var position = 0
    private var items: [Item] = []
    private var inflections = 0

    /// Returns whether a text may contain Markdown. Check this before calling `runs(in:)`, which is slower.
    static func isNeeded(for text: String) -> Bool {
        var previous: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "~"),
                UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
                return true
            case UInt8(ascii: "/") where previous == UInt8(ascii: ":"):
                return true
            default:
                previous = byte
            }
        }
        return false
    }

    /// Returns the runs of a text, in order; adjacent runs differ in style.
    ///
    /// - Parameter hasAttributes: Reads `^[text](attributes)`, as in texts for localization. Attributes other than
    ///   `inflect: true` are left out.
    static func runs(in text: String, hasAttributes: Bool = false) -> [MarkdownRun] {
        var parser = InlineMarkdown(source: Array(text), hasAttributes: hasAttributes)
        parser.scan()
        parser.resolveEmphasis(from: 0)
        return parser.merged()
    }

    private init(source: [Character], hasAttributes: Bool) {
        self.source = source
        self.hasAttributes = hasAttributes
    }

    private var isAtEnd: Bool { position >= source.count }

    private func character(at index: Int) -> Character? { source.indices.contains(index) ? source[index] : nil }

    // MARK: - Scanning

    private mutating func scan() {
        while !isAtEnd {
            switch source[position] {
            case "\\": scanEscape()
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters(source[position])
            case "[": append(.bracket(isImage: false), "[", length: 1)
            case "^" where hasAttributes && character(at: position + 1) == "[": append(.attributes, "^[", length: 2)
            case "!" where character(at: position + 1) == "[": append(.bracket(isImage: true), "![", length: 2)
            case "]": closeBracket()
            case "<": scanAutolink()
            case "&": scanEntity()
            case "h" where isAtStartOfWord: scanAddress()
            default: appendText(String(source[position]), length: 1)
            }
        }
    }

    private mutating func append(_ kind: Item.Kind, _ text: String, length: Int) {
        items.append(Item(kind: kind, text: text))
        position += length
    }

    private mutating func appendText(_ text: String, length: Int) {
        position += length
        if let last = items.indices.last, case .text = items[last].kind, items[last].link == nil,
            items[last].inflection == nil, items[last].style == []
        {
            items[last].text += text
        } else {
            items.append(Item(kind: .text, text: text))
        }
    }

    private mutating func scanEscape() {
        if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol {
            appendText(String(next), length: 2)
        } else {
            appendText("\\", length: 1)
        }
    }

    private mutating func scanCode() {
        let opening = run(of: "`", at: position)
        var index = position + opening
        while index < source.count {
            guard source[index] == "`" else {
                index += 1
                continue
            }
            let closing = run(of: "`", at: index)
            guard closing == opening else {
                index += closing
                continue
            }
            var code = source[position + opening..<index]
            // One space on either side allows code to begin or end with a grave accent.
            if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                code = code.dropFirst().dropLast()
            }
            items.append(Item(kind: .text, text: String(code), style: .code))
            position = index + closing
            return
        }
        appendText(String(repeating: "`", count: opening), length: opening)
    }

    private func run(of character: Character, at start: Int) -> Int {
        source[start...].prefix { $0 == character }.count
    }

    private mutating func scanDelimiters(_ character: Character) {
        let length = run(of: character, at: position)
        let before = self.character(at: position - 1) ?? " "
        let after = self.character(at: position + length) ?? " "
        let isLeft = Self.isFlanking(inner: after, outer: before)
        let isRight = Self.isFlanking(inner: before, outer: after)
        guard character != "~" || length <= 2 else {
            return appendText(String(repeating: character, count: length), length: length)
        }
        var item = Item(kind: .delimiter(character), text: String(character), length: length, count: length)
        // Underscores inside a word, as in file names, are literal.
        item.canOpen = isLeft && (character != "_" || !isRight || before.isMarkdownPunctuation)
        item.canClose = isRight && (character != "_" || !isLeft || after.isMarkdownPunctuation)
        items.append(item)
        position += length
    }

    /// Returns whether a run of delimiters touches the text on its inner side.
    private static func isFlanking(inner: Character, outer: Character) -> Bool {
        guard !inner.isWhitespace else { return false }
        return !inner.isMarkdownPunctuation || outer.isWhitespace || outer.isMarkdownPunctuation
    }

    // MARK: - Emphasis

    private mutating func resolveEmphasis(from bottom: Int) {
        var limits: [SearchKey: Int] = [:]
        var closer = bottom
        while closer < items.count {
            guard case .delimiter(let character) = items[closer].kind, items[closer].canClose, items[closer].count > 0
            else {
                closer += 1
                continue
            }
            let key = SearchKey(
                character: character,
                canOpen: items[closer].canOpen,
                remainder: items[closer].length % 3
            )
            guard let opener = opener(for: closer, character, above: max(bottom, limits[key] ?? bottom)) else {
                limits[key] = closer
                closer += 1
                continue
            }
            emphasize(opener, closer, character)
            if items[closer].count == 0 { closer += 1 }
        }
    }

    private func opener(for closer: Int, _ character: Character, above bottom: Int) -> Int? {
        var index = closer - 1
        while index >= bottom {
            if case .delimiter(character) = items[index].kind, items[index].canOpen, items[index].count > 0,
                fits(items[index], items[closer], character)
            {
                return index
            }
            index -= 1
        }
        return nil
    }

    private func fits(_ opener: Item, _ closer: Item, _ character: Character) -> Bool {
        if character == "~" { return opener.count == closer.count }
        guard opener.canClose || closer.canOpen else { return true }
        return !(opener.length + closer.length).isMultiple(of: 3)
            || (opener.length.isMultiple(of: 3) && closer.length.isMultiple(of: 3))
    }

    private mutating func emphasize(_ opener: Int, _ closer: Int, _ character: Character) {
        let isStrong = items[opener].count >= 2 && items[closer].count >= 2
        let used = character == "~" ? items[closer].count : isStrong ? 2 : 1
        let style: MarkdownRun.Style = character == "~" ? .strikethrough : isStrong ? .bold : .italic
        for index in opener + 1..<closer {
            items[index].style.insert(style)
            // The delimiters in between have no partner and can no longer find one.
            items[index].canOpen = false
            items[index].canClose = false
        }
        items[opener].count -= used
        items[closer].count -= used
    }

    // MARK: - Links

    private mutating func closeBracket() {
        let opening = items.lastIndex { item in
            switch item.kind {
            case .bracket, .attributes: true
            default: false
            }
        }
        if let opening, case .attributes = items[opening].kind { return closeAttributes(opening) }
        guard let opening, case .bracket(let isImage) = items[opening].kind else {
            return appendText("]", length: 1)
        }
        guard let (address, end) = target(at: position + 1) else {
            items[opening].kind = .text
            return appendText("]", length: 1)
        }
        resolveEmphasis(from: opening + 1)
        if !isImage {
            for index in opening + 1..<items.count { items[index].link = address }
            // Links cannot contain links.
            for index in 0..<opening {
                if case .bracket(isImage: false) = items[index].kind { items[index].kind = .text }
            }
        }
        settleDelimiters(from: opening + 1)
        items.remove(at: opening)
        position = end
    }

    /// Ends `^[text](attributes)`.
    private mutating func closeAttributes(_ opening: Int) {
        let content = source[(position + 1)...].prefix(200)
        guard content.first == "(", let end = content.firstIndex(of: ")") else {
            items[opening].kind = .text
            return appendText("]", length: 1)
        }
        resolveEmphasis(from: opening + 1)
        settleDelimiters(from: opening + 1)
        let attributes = content[content.startIndex..<end].dropFirst().filter { !$0.isWhitespace }
        if attributes.split(separator: ",").contains(where: { String($0) == "inflect:true" }) {
            inflections += 1
            for index in opening + 1..<items.count { items[index].inflection = inflections }
        }
        items.remove(at: opening)
        position = end + 1
    }

    /// Turns the unmatched delimiters inside a link into text, so that none outside pairs with them.
    private mutating func settleDelimiters(from start: Int) {
        for index in start..<items.count {
            if case .delimiter = items[index].kind {
                items[index].text = String(repeating: items[index].text, count: items[index].count)
                items[index].kind = .text
            }
        }
    }

    /// Returns the address in `(address "title")`, and the end position.
    private func target(at start: Int) -> (String, Int)? {
        guard character(at: start) == "(" else { return nil }
        var index = start + 1
        func skipSpaces() {
            while let space = character(at: index), space.isWhitespace { index += 1 }
        }
        skipSpaces()
        var address = ""
        if character(at: index) == "<" {
            index += 1
            while let next = character(at: index), next != ">" {
                guard !next.isNewline else { return nil }
                address.append(next)
                index += 1
            }
            guard character(at: index) == ">" else { return nil }
            index += 1
        } else {
            var depth = 0
            while let next = character(at: index), !next.isWhitespace, next != ")" || depth > 0 {
                if next == "(" { depth += 1 }
                if next == ")" { depth -= 1 }
                if next == "\\", let escaped = character(at: index + 1), escaped.isMarkdownPunctuation { index += 1 }
                address.append(source[index])
                index += 1
            }
        }
        skipSpaces()
        if let quote = character(at: index), quote == "\"" || quote == "'" {
            index += 1
            while let next = character(at: index), next != quote { index += 1 }
            guard character(at: index) == quote else { return nil }
            index += 1
            skipSpaces()
        }
        return character(at: index) == ")" ? (address, index + 1) : nil
    }

    /// Parses `<https://example.com>`.
    private mutating func scanAutolink() {
        let content = source[(position + 1)...].prefix { $0 != ">" && $0 != "<" && !$0.isWhitespace }
        let address = String(content)
        let end = position + 1 + content.count
        let scheme = address.prefix { $0 != ":" }
        let isAddress =
            scheme.count >= 2 && scheme.count < address.count
            && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
        let isMail = !address.contains(":") && address.dropFirst().contains("@") && address.last != "@"
        guard character(at: end) == ">", isAddress || isMail else { return appendText("<", length: 1) }
        items.append(Item(kind: .text, text: address, link: isMail ? "mailto:\(address)" : address))
        position = end + 1
    }

    private var isAtStartOfWord: Bool {
        guard let before = character(at: position - 1) else { return true }
        return !before.isLetter && !before.isNumber
    }

    /// Parses `https://example.com` without any markup.
    private mutating func scanAddress() {
        guard let scheme = ["https://", "http://"].first(where: { source[position...].starts(with: $0) }) else {
            return appendText("h", length: 1)
        }
        var address = source[position...].prefix { !$0.isWhitespace && $0 != "<" && $0 != "]" }
        // Trailing punctuation is not part of the address, nor is a closing bracket that was not opened in it.
        while let last = address.last, address.count > scheme.count {
            let isUnopened = last == ")" && address.count { $0 == ")" } > address.count { $0 == "(" }
            guard isUnopened || "?!.,:;*_~'\"".contains(last) else { break }
            address.removeLast()
        }
        guard address.count > scheme.count else { return appendText("h", length: 1) }
        items.append(Item(kind: .text, text: String(address), link: String(address)))
        position += address.count
    }

    // MARK: - Entities

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "euro": "€",
    ]

    private mutating func scanEntity() {
        let name = String(source[(position + 1)...].prefix(10).prefix { $0 != ";" && !$0.isWhitespace })
        let end = position + 1 + name.count
        guard character(at: end) == ";", let entity = Self.entity(named: name) else {
            return appendText("&", length: 1)
        }
        appendText(String(entity), length: name.count + 2)
    }

    private static func entity(named name: String) -> Character? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }.map(Character.init)
    }

    // MARK: - Result

    private func merged() -> [MarkdownRun] {
        var runs: [MarkdownRun] = []
        for item in items {
            var text = item.text
            if case .delimiter = item.kind { text = String(repeating: item.text, count: item.count) }
            guard !text.isEmpty else { continue }
            if let last = runs.last, last.style == item.style, last.link == item.link,
                last.inflection == item.inflection
            {
                runs[runs.count - 1].text += text
            } else {
                runs.append(
                    MarkdownRun(text: text, style: item.style, link: item.link, inflection: item.inflection)
                )
            }
        }
        return runs
    }
}

extension Character {
    fileprivate var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
