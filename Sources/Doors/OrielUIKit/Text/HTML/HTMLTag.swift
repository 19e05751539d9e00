/// A tag of HTML, such as `<a href="…">`.
struct HTMLTag {
    /// In lower case.
    let name: String
    let isClosing: Bool
    /// What follows the name.
    let rest: ArraySlice<UInt8>

    /// Elements that begin and end a line.
    var isBlock: Bool { Self.blocks.contains(name) }

    /// Elements without content.
    var isVoid: Bool { Self.voids.contains(name) }

    /// Elements whose content is not shown.
    var isHidden: Bool { Self.hidden.contains(name) }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "dd", "div", "dl", "dt", "figcaption", "figure", "footer", "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "nav", "ol", "p", "pre", "section", "table",
        "tr",
        "ul",
    ]
    private static let voids: Set<String> = [
        "area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr",
    ]
    private static let hidden: Set<String> = ["script", "style", "title"]

    /// Returns the value of an attribute, with its entities replaced.
    func attribute(_ wanted: String) -> String? {
        var index = rest.startIndex
        func skip(while isPart: (UInt8) -> Bool) -> ArraySlice<UInt8> {
            let start = index
            while index < rest.endIndex, isPart(rest[index]) { index += 1 }
            return rest[start..<index]
        }
        while index < rest.endIndex {
            _ = skip { $0.isHTMLSpace || $0 == UInt8(ascii: "/") }
            let name = skip { !$0.isHTMLSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
            _ = skip { $0.isHTMLSpace }
            guard index < rest.endIndex, rest[index] == UInt8(ascii: "=") else {
                // A stray mark is skipped, so that each round ends further on.
                if name.isEmpty { index += 1 }
                continue
            }
            index += 1
            _ = skip { $0.isHTMLSpace }
            let value: ArraySlice<UInt8>
            if index < rest.endIndex, rest[index] == UInt8(ascii: "\"") || rest[index] == UInt8(ascii: "'") {
                let quote = rest[index]
                index += 1
                value = skip { $0 != quote }
                index = min(index + 1, rest.endIndex)
            } else {
                value = skip { !$0.isHTMLSpace }
            }
            if String(decoding: name, as: UTF8.self).lowercased() == wanted { return HTMLEntities.text(of: value) }
        }
        return nil
    }
}

extension UInt8 {
    /// Space, tab, and the ends of lines and pages.
    var isHTMLSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
