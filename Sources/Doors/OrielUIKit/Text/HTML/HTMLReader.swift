internal import Foundation

/// Reads the text of HTML and the looks of its runs. It repairs nothing: an unknown tag is left out, a closing tag without
/// an opening one too. The time is proportional to the length of the document.
struct HTMLReader {
    private static let maximumDepth = 256

    private let bytes: [UInt8]
    private var position = 0
    /// Set when a `<` has no end: all after it is text.
    private var hasNoMoreTags = false

    private var runs: [(text: String, style: HTMLStyle)] = []
    private var elements: [(name: String, style: HTMLStyle)] = []
    /// The numbers of the next items of ordered lists; nil for other lists.
    private var lists: [Int?] = []
    private var isAtStartOfLine = true
    private var isSpacePending = false

    /// - Parameter defaults: Attributes of runs that have none of the same name.
    static func text(of html: String, defaults: [NSAttributedString.Key: Any]) -> NSAttributedString {
        var reader = HTMLReader(bytes: Array(html.utf8))
        reader.read()
        let result = NSMutableAttributedString(string: "")
        for run in reader.runs {
            let attributes = run.style.attributes.merging(defaults) { own, _ in own }
            result.append(NSAttributedString(string: run.text, attributes: attributes))
        }
        return result
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var style: HTMLStyle { elements.last?.style ?? HTMLStyle() }

    private mutating func read() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<"), !hasNoMoreTags, skipDeclaration() { continue }
            if bytes[position] == UInt8(ascii: "<"), !hasNoMoreTags, let tag = readTag() {
                show(tag)
            } else {
                let rest = bytes[(position + 1)...]
                let end = hasNoMoreTags ? bytes.count : rest.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                add(HTMLEntities.text(of: bytes[position..<end]))
                position = end
            }
        }
    }

    // MARK: - Tags

    /// Skips a comment, or a declaration such as `<!DOCTYPE html>`.
    private mutating func skipDeclaration() -> Bool {
        let rest = bytes[(position + 1)...]
        if rest.starts(with: "!--".utf8) {
            position = end(of: "-->", from: position + 4)
            return true
        }
        guard rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "?") else { return false }
        position = end(of: ">", from: position + 2)
        return true
    }

    /// Returns the place after a text in lower case, or the end of the document.
    private func end(of text: String, from start: Int) -> Int {
        let wanted = Array(text.utf8)
        var index = start
        while index + wanted.count <= bytes.count {
            if bytes[index..<(index + wanted.count)].elementsEqual(wanted, by: { $0.lowercasedASCII == $1 }) {
                return index + wanted.count
            }
            index += 1
        }
        return bytes.count
    }

    private mutating func readTag() -> HTMLTag? {
        var index = position + 1
        let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
        if isClosing { index += 1 }
        let start = index
        while index < bytes.count, bytes[index].isHTMLName { index += 1 }
        // A name begins with a letter: "<3" is text.
        guard index > start, bytes[start] >= UInt8(ascii: "A") else { return nil }
        let name = String(decoding: bytes[start..<index].prefix(40), as: UTF8.self).lowercased()
        let afterName = index
        var quote: UInt8?
        while index < bytes.count, quote != nil || bytes[index] != UInt8(ascii: ">") {
            let byte = bytes[index]
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            index += 1
        }
        guard index < bytes.count else {
            hasNoMoreTags = true
            return nil
        }
        position = index + 1
        return HTMLTag(name: name, isClosing: isClosing, rest: bytes[afterName..<index])
    }

    private mutating func show(_ tag: HTMLTag) {
        if tag.isHidden, !tag.isClosing {
            position = end(of: "</\(tag.name)", from: position)
            position = end(of: ">", from: position)
            return
        }
        if tag.isBlock { endLine() }
        if tag.isClosing { return close(tag) }
        switch tag.name {
        case "br": append("\n")
        case "img": add(tag.attribute("alt") ?? "")
        case "ul": lists.append(nil)
        case "ol": lists.append(tag.attribute("start").flatMap { Int($0) }.map { min(max($0, 0), 1_000_000) } ?? 1)
        case "li": append("\t\(marker())\t")
        default: break
        }
        guard !tag.isVoid, elements.count < Self.maximumDepth else { return }
        elements.append((tag.name, style.inside(tag)))
    }

    private mutating func close(_ tag: HTMLTag) {
        if tag.name == "ul" || tag.name == "ol", !lists.isEmpty { lists.removeLast() }
        if tag.name == "td" || tag.name == "th" { append("\t") }
        guard let index = elements.lastIndex(where: { $0.name == tag.name }) else { return }
        elements.removeSubrange(index...)
    }

    private mutating func marker() -> String {
        guard let last = lists.indices.last, let number = lists[last] else { return "•" }
        lists[last] = number + 1
        return "\(number)."
    }

    // MARK: - Text

    /// Adds text, with one space for each group of spaces.
    private mutating func add(_ text: String) {
        guard !style.isPreformatted else { return append(text) }
        var words = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII, UInt8(scalar.value).isHTMLSpace {
                isSpacePending = !isAtStartOfLine
            } else {
                if isSpacePending { words.append(" ") }
                isSpacePending = false
                isAtStartOfLine = false
                words.unicodeScalars.append(scalar)
            }
        }
        if !words.isEmpty { append(words) }
    }

    private mutating func append(_ text: String) {
        guard let last = text.unicodeScalars.last else { return }
        isAtStartOfLine = last == "\n" || last == "\t"
        if isAtStartOfLine { isSpacePending = false }
        let style = style
        // Without a copy of the last run, whose text would be copied with each change.
        if runs.last?.style == style {
            runs[runs.count - 1].text += text
        } else {
            runs.append((text, style))
        }
    }

    /// Begins a new line, unless there is no text in the current one.
    private mutating func endLine() {
        isSpacePending = false
        guard let last = runs.last?.text.unicodeScalars.last, last != "\n" else { return }
        append("\n")
    }
}

extension UInt8 {
    /// The small letter of a capital one; other characters stay as they are.
    fileprivate var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    fileprivate var isHTMLName: Bool {
        (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self) || self == UInt8(ascii: "-")
    }
}
