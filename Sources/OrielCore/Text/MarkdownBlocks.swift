internal import Foundation

/// Divides Markdown into its blocks: paragraphs, headings, lists, quotes, code, tables and thematic breaks.
///
/// Definitions of links and HTML are paragraphs. Blocks deeper than ``maximumDepth`` are paragraphs, so that the time is
/// proportional to the length of the text.
struct MarkdownBlocks {
    /// A block that contains no others.
    struct Leaf {
        enum Content {
            /// Text with emphasis and links.
            case inline(String)
            /// Text as it is.
            case literal(String)
        }

        let content: Content
        let intent: PresentationIntent
    }

    private static let maximumDepth = 16

    private var leaves: [Leaf] = []
    private var identity = 0

    /// Returns the innermost blocks of a text, in order.
    static func leaves(in text: String) -> [Leaf] {
        var blocks = MarkdownBlocks()
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // A final line break does not begin another line.
        if lines.last?.isEmpty == true { lines.removeLast() }
        blocks.read(lines.map { MarkdownLine(source: $0) }, in: nil)
        return blocks.leaves
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        identity += 1
        return PresentationIntent(kind, identity: identity, parent: parent)
    }

    private mutating func add(
        _ content: Leaf.Content,
        _ kind: PresentationIntent.Kind,
        in parent: PresentationIntent?
    ) {
        let intent = intent(kind, in: parent)
        leaves.append(Leaf(content: content, intent: intent))
    }

    // MARK: - Blocks

    private mutating func read(_ lines: [MarkdownLine], in parent: PresentationIntent?) {
        let isDeep = (parent?.count ?? 0) >= Self.maximumDepth
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.isBlank {
                index += 1
            } else if isDeep {
                index = readParagraph(lines, from: index, in: parent)
            } else if line.indent >= 4 {
                index = readIndentedCode(lines, from: index, in: parent)
            } else if let fence = line.fence {
                index = readFencedCode(lines, from: index, fence, in: parent)
            } else if let heading = line.heading {
                add(.inline(String(heading.text)), .header(level: heading.level), in: parent)
                index += 1
            } else if line.isThematicBreak {
                add(.literal("\u{2E3B}"), .thematicBreak, in: parent)
                index += 1
            } else if line.quoted != nil {
                index = readQuote(lines, from: index, in: parent)
            } else if line.item != nil {
                index = readList(lines, from: index, in: parent)
            } else if let columns = MarkdownTable.columns(of: lines, at: index) {
                index = readTable(lines, from: index, columns, in: parent)
            } else {
                index = readParagraph(lines, from: index, in: parent)
            }
        }
    }

    private mutating func readParagraph(_ lines: [MarkdownLine], from start: Int, in parent: PresentationIntent?) -> Int
    {
        var index = start
        var text = ""
        while index < lines.count, index == start || !lines[index].endsParagraph || lines[index].underline != nil {
            let line = lines[index]
            if index > start, let level = line.underline {
                add(.inline(text), .header(level: level), in: parent)
                return index + 1
            }
            if index > start {
                let isBreak = text.removingBreak()
                text += isBreak ? "\n" : " "
            }
            text += line.content
            index += 1
        }
        add(.inline(String(Substring(text).trimmingSpaces)), .paragraph, in: parent)
        return index
    }

    private mutating func readIndentedCode(_ lines: [MarkdownLine], from start: Int, in parent: PresentationIntent?)
        -> Int
    {
        var end = start
        var index = start
        while index < lines.count, lines[index].isBlank || lines[index].indent >= 4 {
            index += 1
            if !lines[index - 1].isBlank { end = index }
        }
        addCode(lines[start..<end].map { $0.dropping(4) }, language: nil, in: parent)
        return end
    }

    private mutating func readFencedCode(
        _ lines: [MarkdownLine],
        from start: Int,
        _ fence: (mark: Character, length: Int, language: String?),
        in parent: PresentationIntent?
    ) -> Int {
        let end = lines[(start + 1)...].firstIndex { $0.closes(fence) } ?? lines.endIndex
        let indent = lines[start].indent
        addCode(lines[(start + 1)..<end].map { $0.dropping(indent) }, language: fence.language, in: parent)
        return min(end + 1, lines.count)
    }

    private mutating func addCode(_ lines: [MarkdownLine], language: String?, in parent: PresentationIntent?) {
        let text = lines.map { "\(String(repeating: " ", count: $0.indent))\($0.content)\n" }.joined()
        add(.literal(text), .codeBlock(languageHint: language), in: parent)
    }

    private mutating func readQuote(_ lines: [MarkdownLine], from start: Int, in parent: PresentationIntent?) -> Int {
        var content: [MarkdownLine] = []
        var index = start
        while index < lines.count {
            if let line = lines[index].quoted {
                content.append(line)
            } else if continues(content.last, with: lines[index]) {
                content.append(lines[index])
            } else {
                break
            }
            index += 1
        }
        let quote = intent(.blockQuote, in: parent)
        read(content, in: quote)
        return index
    }

    private mutating func readList(_ lines: [MarkdownLine], from start: Int, in parent: PresentationIntent?) -> Int {
        guard let first = lines[start].item else { return start + 1 }
        let isOrdered = !"-+*".contains(first.mark)
        let list = intent(isOrdered ? .orderedList : .unorderedList, in: parent)
        var ordinal = isOrdered ? first.ordinal : 1
        var index = start
        while index < lines.count, let item = lines[index].item, item.mark == first.mark {
            var content = [item.rest]
            index += 1
            while index < lines.count {
                let line = lines[index]
                if line.isBlank || line.indent >= item.width {
                    content.append(line.dropping(item.width))
                } else if continues(content.last, with: line) {
                    content.append(line)
                } else {
                    break
                }
                index += 1
            }
            let listItem = intent(.listItem(ordinal: ordinal), in: list)
            read(content, in: listItem)
            ordinal += 1
        }
        return index
    }

    /// Whether a line without the mark of a quote or the indentation of an item continues a paragraph in it.
    private func continues(_ last: MarkdownLine?, with line: MarkdownLine) -> Bool {
        guard let last, !last.isBlank, last.heading == nil, last.fence == nil else { return false }
        return !line.endsParagraph && line.item == nil
    }

    private mutating func readTable(
        _ lines: [MarkdownLine],
        from start: Int,
        _ columns: [PresentationIntent.TableColumn],
        in parent: PresentationIntent?
    ) -> Int {
        let table = intent(.table(columns: columns), in: parent)
        let header = intent(.tableHeaderRow, in: table)
        addRow(lines[start], header, columns.count)
        var index = start + 2
        while index < lines.count, !lines[index].endsParagraph {
            let row = intent(.tableRow(rowIndex: index - start - 1), in: table)
            addRow(lines[index], row, columns.count)
            index += 1
        }
        return index
    }

    private mutating func addRow(_ line: MarkdownLine, _ row: PresentationIntent, _ count: Int) {
        for (column, cell) in MarkdownTable.cells(of: line).prefix(count).enumerated() {
            add(.inline(cell), .tableCell(columnIndex: column), in: row)
        }
    }
}

extension String {
    /// Removes the end of a line, and returns whether it asks for a new line: two spaces or a backslash.
    fileprivate mutating func removingBreak() -> Bool {
        if last == "\\" {
            removeLast()
            return true
        }
        let isBreak = hasSuffix("  ")
        while last == " " { removeLast() }
        return isBreak
    }
}
