/// The cells and the columns of tables in Markdown.
enum MarkdownTable {
    /// Returns the columns of a table that begins with a line; nil if none begins there.
    static func columns(of lines: [MarkdownLine], at index: Int) -> [PresentationIntent.TableColumn]? {
        guard index + 1 < lines.count, lines[index].content.contains("|"), lines[index + 1].content.contains("-"),
            lines[index + 1].content.allSatisfy({ "|:- ".contains($0) })
        else { return nil }
        let marks = cells(of: lines[index + 1])
        let areValid = marks.allSatisfy { mark in
            let dashes = mark.drop { $0 == ":" }
            return !dashes.isEmpty && dashes.trimmingColon.allSatisfy { $0 == "-" } && !dashes.trimmingColon.isEmpty
        }
        guard areValid, !marks.isEmpty, marks.count == cells(of: lines[index]).count else { return nil }
        return marks.map { mark in
            let alignment: PresentationIntent.TableColumn.Alignment =
                switch (mark.hasPrefix(":"), mark.hasSuffix(":")) {
                case (true, true): .center
                case (false, true): .right
                default: .left
                }
            return PresentationIntent.TableColumn(alignment: alignment)
        }
    }

    /// Returns the texts of the cells of a row.
    static func cells(of line: MarkdownLine) -> [String] {
        var cells: [String] = []
        var cell = ""
        var isEscaped = false
        for character in line.content {
            if character == "|", !isEscaped {
                cells.append(cell)
                cell = ""
            } else {
                if character == "|" { cell.removeLast() }
                cell.append(character)
            }
            isEscaped = character == "\\" && !isEscaped
        }
        cells.append(cell)
        // Bars at the ends of the row enclose no cells.
        if cells.count > 1, cells.first?.allSatisfy(\.isWhitespace) == true { cells.removeFirst() }
        if cells.count > 1, cells.last?.allSatisfy(\.isWhitespace) == true { cells.removeLast() }
        return cells.map { String(Substring($0).trimmingSpaces) }
    }
}

extension Substring {
    fileprivate var trimmingColon: Substring { last == ":" ? dropLast() : self }
}
