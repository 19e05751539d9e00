import Foundation
import Testing

@testable import OrielProtocol

/// The numbers and names of the protocol are written three times: here in Swift, in the client's modules and in the documentation.
@Suite struct ProtocolTablesTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    private let document: String
    private let client: [String: String]

    init() throws {
        document = try String(contentsOf: Self.root.appending(path: "Docs/WireProtocol.md"), encoding: .utf8)
        let folder = Self.root.appending(path: "Sources/OrielClient/Modules")
        var client: [String: String] = [:]
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            client[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        self.client = client
    }

    /// The flags of the environment, with their names in the documentation and the client's expressions.
    private static let flags: [(flag: BrowserEnvironment.Flags, name: String, client: String)] = [
        (.dark, "dark", "prefers-color-scheme:dark"),
        (.reducedMotion, "reduced motion", "prefers-reduced-motion"),
        (.moreContrast, "more contrast", "prefers-contrast:more"),
        (.coarsePointer, "coarse pointer", "pointer:coarse"),
        (.reducedTransparency, "reduced transparency", "prefers-reduced-transparency"),
        (.rightToLeft, "right to left", "documentElement.dir === 'rtl'"),
        (.pageHidden, "page hidden", "hidden"),
    ]

    // MARK: - The documentation

    @Test func `the documentation lists the items of clients`() throws {
        #expect(try rows(of: "type", "item") == numbered(ItemKind.allCases))
    }

    @Test func `the documentation lists the events with their masks`() throws {
        #expect(try rows(of: "kind", "mask", "event") == numbered(EventKind.allCases))
        let masks = try table("kind", "mask", "event").map { ($0[0], $0[1]) }
        for (kind, mask) in masks {
            #expect(EventKind(rawValue: try #require(UInt8(kind))).map { "\(EventMask($0).rawValue)" } == mask)
        }
    }

    @Test func `the documentation lists the frames of the server`() throws {
        #expect(try rows(of: "type", "frame") == numbered(FrameKind.allCases))
    }

    @Test func `the documentation lists the operations`() throws {
        let names = try rows(of: "code", "operation")
        #expect(names.keys.sorted() == Operation.allCases.map { Int($0.rawValue) })
        #expect(names.values.sorted() == Operation.allCases.map(\.documentedName).sorted())
        for operation in Operation.allCases { #expect(names[Int(operation.rawValue)] == operation.documentedName) }
    }

    @Test func `the documentation lists the commands`() throws {
        let names = try table("name", "argument", "meaning").map { $0[0].trimmingCharacters(in: ["`"]) }
        #expect(names == ClientCommand.Name.allCases.map(\.rawValue))
    }

    @Test func `the documentation lists the reasons of an end`() throws {
        let row = try #require(try table("type", "frame").first { $0[1] == "end" })
        let reasons = row[2].split(separator: ",").compactMap { $0.firstMatch(of: /(\d) (.*)/) }
        #expect(reasons.map(\.1) == EndReason.allCases.map { "\($0.rawValue)" })
        for (reason, text) in zip(EndReason.allCases, reasons) { #expect(text.2.contains(words("\(reason)"))) }
    }

    @Test func `the documentation lists the flags of the environment`() throws {
        let list = try #require(document.firstMatch(of: /`u8` flags \(([^)]*)\)/)).1.replacing("\n", with: " ")
        #expect(list == Self.flags.map { "\($0.flag.rawValue) \($0.name)" }.joined(separator: ", "))
        #expect(Self.flags.reduce(into: []) { $0.formUnion($1.flag) } == BrowserEnvironment.Flags.all)
    }

    // MARK: - The client

    @Test func `the client has the same kinds of events`() throws {
        #expect(try clientTable(in: "kinds.js") == numbered(EventKind.allCases))
    }

    @Test func `the client has the same items and frames`() throws {
        #expect(try clientTable(in: "items.js") == numbered(ItemKind.allCases))
        #expect(try clientTable(in: "frames.js") == numbered(FrameKind.allCases))
    }

    @Test func `the client has the same operations, and a row for each in the order of their numbers`() throws {
        #expect(try clientTable(in: "operations.js") == numbered(Operation.allCases))

        let source = try #require(client["patches.js"])
        let list = try #require(
            source.firstMatch(of: /const operations = \[\n    null,\n(.*?)\n\];/.dotMatchesNewlines())
        ).1
        let rows = list.split(separator: "\n").compactMap { $0.firstMatch(of: /\/\/ (\w+)/)?.1 }
        #expect(rows.map(String.init) == Operation.allCases.map { "\($0)" })
    }

    @Test func `the client has the same reasons of an end`() throws {
        #expect(try clientTable(in: "reasons.js") == numbered(EndReason.allCases))
    }

    @Test func `the client has the same phases of gestures`() throws {
        let source = try #require(client["phases.js"])
        let phases = source.matches(of: /export const (\w+) = (\d+);/).map { "\($0.1) \($0.2)" }
        let drag = ClientEvent.DragPhase.allCases.map { "\($0) \($0.rawValue)" }
        let press = ClientEvent.LongPressPhase.allCases.map { "\($0) \($0.rawValue)" }
        #expect(phases.sorted() == Set(drag + press).sorted())
    }

    @Test func `the client sends the flags of the environment in their order`() throws {
        let source = try #require(client["environment.js"])
        let list = try #require(source.firstMatch(of: /const lists = \[\n(.*?)\n\]/.dotMatchesNewlines())).1
        let queries = list.matches(of: /'([^']+)'/).map { String($0.1) }
        let others = try #require(source.firstMatch(of: /bits\(\.\.\.lists\.map\(.*?\.?matches\), (.*)\)/)).1
        let sent = queries + others.split(separator: ", ").map(String.init)
        #expect(sent == Self.flags.map(\.client))
        #expect(Self.flags.map(\.flag.rawValue) == sent.indices.map { 1 << $0 })
    }

    @Test func `the client has the same commands`() throws {
        let source = try #require(client["commands.js"])
        let list = try #require(source.firstMatch(of: /const commands = \{\n(.*?)\n\};/.dotMatchesNewlines())).1
        let device = try #require(
            client["device.js"]?.firstMatch(of: /Object\.assign\(commands, \{\n(.*?)\n\}\);/.dotMatchesNewlines())
        ).1
        let names = (list.split(separator: "\n") + device.split(separator: "\n")).compactMap { line in
            line.firstMatch(of: /^    ([a-z]+)(?:[:(,]|$)/).map { String($0.1) }
        }
        let others = try #require(source.firstMatch(of: /const modules = \{(.*?)\};/)).1
        let loaded = others.split(separator: ",").map { $0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces) }
        #expect((names + loaded).sorted() == ClientCommand.Name.allCases.map(\.rawValue).sorted())
    }

    // MARK: - Reading tables

    /// Numbers and names in plain words: `longPress` is "long press".
    private func numbered<Kind: RawRepresentable>(_ kinds: [Kind]) -> [Int: String] where Kind.RawValue == UInt8 {
        Dictionary(uniqueKeysWithValues: kinds.map { (Int($0.rawValue), words("\($0)")) })
    }

    private func words(_ name: String) -> String {
        name.replacing(/[A-Z]/) { " \($0.0.lowercased())" }
    }

    /// The numbers and names of a table in the documentation, where the name is followed by `:` or a remark.
    private func rows(of columns: String...) throws -> [Int: String] {
        let index = columns.count - 1
        return Dictionary(
            uniqueKeysWithValues: try table(columns).map { row in
                let name = row[index].prefix { $0 != ":" && $0 != "," }
                return (try #require(Int(row[0])), String(name))
            }
        )
    }

    private func table(_ columns: String...) throws -> [[String]] { try table(columns) }

    /// The cells of the table whose header begins with the columns.
    private func table(_ columns: [String]) throws -> [[String]] {
        let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
        let header = "| " + columns.joined(separator: " | ") + " |"
        let start = try #require(lines.firstIndex { $0.hasPrefix(header) }, "no table \(header)")
        return lines[(start + 2)...].prefix { $0.hasPrefix("|") }
            .map { line in
                line.replacing("\\|", with: "\u{0}").split(separator: "|")
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    /// The constants of a module of the client, such as `export const tap = 1;`.
    private func clientTable(in file: String) throws -> [Int: String] {
        let source = try #require(client[file], "no module \(file)")
        return Dictionary(
            uniqueKeysWithValues: source.matches(of: /export const (\w+) = (\d+);/).map { match in
                // `delete` is a word of the language.
                (Int(match.2) ?? -1, match.1 == "deletion" ? "delete" : words(String(match.1)))
            }
        )
    }
}

extension OrielProtocol.Operation {
    fileprivate var documentedName: String {
        switch self {
        case .removeRun: "remove run"
        case .spliceText: "splice text"
        case .noAttribute: "remove attribute"
        case .classes: "class"
        case .inlineStyle: "inline style"
        case .defineTiming: "define timing"
        case .forgetShapes: "forget shapes"
        default: "\(self)"
        }
    }
}
