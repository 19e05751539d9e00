internal import Foundation

/// The tables of `Docs/SwiftUICompatibility.md`, and the states of all declarations in `Docs/Compatibility`.
struct CompatibilityTable: Sendable {
    struct Row: Equatable, Sendable {
        /// The names in the first column, as they are there.
        var api: String
        var words: String
    }

    private var rows: [String: Row] = [:]
    private var states: [String: String] = [:]
    /// The modules that have a page.
    private var modules: Set<String> = []

    /// - Parameter folder: That of Oriel. Without the pages, the table is empty.
    init(in folder: OrielFolder) {
        let docs = folder.url.appending(path: "Docs")
        if let text = try? String(contentsOf: docs.appending(path: "SwiftUICompatibility.md"), encoding: .utf8) {
            addRows(in: text)
        }
        let pages = docs.appending(path: "Compatibility")
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: pages.path)) ?? []).sorted() {
            guard name.hasSuffix(".md"),
                let text = try? String(contentsOf: pages.appending(path: name), encoding: .utf8)
            else { continue }
            modules.insert(String(name.dropLast(3)))
            addStates(in: text)
        }
    }

    /// - Parameters:
    ///   - text: The page with the tables.
    ///   - pages: Pages with the states of declarations.
    init(text: String, pages: [String] = []) {
        addRows(in: text)
        for page in pages { addStates(in: page) }
    }

    func row(for name: String) -> Row? { rows[name] }

    /// Returns what the report says about a name.
    func words(for missing: MissingName) -> String {
        let name = missing.text
        if missing.kind == .module {
            return modules.contains(name)
                ? "A part of it exists; the target lacks the settings of README.md."
                : "There is no such module on Linux."
        }
        let state = states[name].map { "*\($0)*. " } ?? ""
        if let row = rows[name] { return "\(state)\(row.words)" + (row.words.hasSuffix(".") ? "" : ".") }
        if let known = states[name] { return "*\(known)*; this form or its use here differs." }
        guard !rows.isEmpty else { return "Unknown: Docs/SwiftUICompatibility.md of Oriel cannot be read." }
        return "Not listed: Oriel does not have it, unless it is of the app or of a package that was left out."
    }

    /// `| API | State |`
    private mutating func addRows(in text: String) {
        for line in text.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = Self.cells(of: line)
            guard cells.count == 2, cells[0] != "API" else { continue }
            // Relative links of the page are dead in the report.
            let row = Row(api: cells[0], words: cells[1].replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.1 })
            // Keeps the first row of a name; later ones are about a part of it.
            for name in Self.names(in: cells[0]) where rows[name] == nil { rows[name] = row }
        }
    }

    /// `| Declaration | Members | State | Test | Note |`
    private mutating func addStates(in text: String) {
        for line in text.split(separator: "\n") where line.hasPrefix("| `") {
            let cells = Self.cells(of: line)
            guard cells.count == 5 else { continue }
            for name in Self.names(in: cells[0]) where states[name] == nil { states[name] = cells[2] }
        }
    }

    private static func cells(of line: Substring) -> [String] {
        line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
            $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
        }
    }

    /// The names in the code of a cell: `navigationTitle` of "`.navigationTitle(_:)`", `State` of "`@State`".
    private static func names(in cell: String) -> [String] {
        cell.matches(of: /`([^`]+)`/).compactMap { match in
            let path = match.1.drop { "@._#".contains($0) }.prefix {
                $0.isLetter || $0.isNumber || $0 == "_" || $0 == "."
            }
            return path.split(separator: ".").last.map(String.init)
        }
    }
}
