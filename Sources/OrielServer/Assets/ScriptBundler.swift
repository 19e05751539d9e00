/// Makes one script of the client's modules.
///
/// The modules are written so that one scope can hold them all: each name at the top level exists once, imports are named
/// and unchanged, exports stand before declarations. So bundling is to write them one after the other, without the lines
/// that import and the words that export, comments and indentation. ``bundle(_:)`` refuses what does not follow that.
enum ScriptBundler {
    struct Module: Sendable {
        /// The file's name, such as `wire.js`.
        let name: String
        let source: String
    }

    enum Failure: Error, Equatable {
        case unknownModule(String, importedBy: String)
        case unknownName(String, importedBy: String)
        case unsupported(String, in: String)
        case duplicateName(String, String)
    }

    /// - Returns: One module, the imported before the importing where that is possible, else in the order given.
    static func bundle(_ modules: [Module]) throws(Failure) -> String {
        var parsed: [(name: String, module: ParsedModule)] = []
        for module in modules { parsed.append((module.name, try ParsedModule(module))) }
        try check(parsed)

        var text = "\"use strict\";\n"
        var written: Set<String> = []
        func write(_ name: String) {
            guard written.insert(name).inserted, let module = parsed.first(where: { $0.name == name })?.module else {
                return
            }
            for other in module.imports { write(other.module) }
            text += module.body
        }
        for module in modules { write(module.name) }
        return text
    }

    private static func check(_ parsed: [(name: String, module: ParsedModule)]) throws(Failure) {
        var owners: [String: String] = [:]
        for (name, module) in parsed {
            for declared in module.declared {
                if owners[declared] != nil { throw .duplicateName(declared, name) }
                owners[declared] = name
            }
        }
        for (name, module) in parsed {
            for imported in module.imports {
                guard let other = parsed.first(where: { $0.name == imported.module })?.module else {
                    throw .unknownModule(imported.module, importedBy: name)
                }
                for wanted in imported.names where !other.exported.contains(wanted) {
                    throw .unknownName(wanted, importedBy: name)
                }
            }
        }
    }
}

/// A module, taken apart line by line; statements that import or export begin a line.
private struct ParsedModule {
    var imports: [(module: String, names: [String])] = []
    var exported: [String] = []
    /// Names at the top level.
    var declared: [String] = []
    var body = ""

    init(_ module: ScriptBundler.Module) throws(ScriptBundler.Failure) {
        var pending = ""
        for line in ScriptMinifier.topLevelLines(module.source) {
            if !pending.isEmpty || line.text.hasPrefix("import ") || line.text.hasPrefix("import{") {
                pending += line.text
                guard pending.contains(";") else { continue }
                imports.append(try Self.parseImport(pending, in: module.name))
                pending = ""
                continue
            }
            var text = line.text
            if line.isTopLevel {
                if text.hasPrefix("export ") {
                    text.removeFirst("export ".count)
                    guard let name = Self.declaredNames(text).first else {
                        throw .unsupported(line.text, in: module.name)
                    }
                    exported.append(name)
                }
                declared += Self.declaredNames(text)
            }
            body += text + "\n"
        }
        guard pending.isEmpty else { throw .unsupported(pending, in: module.name) }
    }

    /// `import { a, b } from './x.js';`
    private static func parseImport(
        _ text: String,
        in module: String
    ) throws(ScriptBundler.Failure) -> (module: String, names: [String]) {
        guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}"), open < close else {
            throw .unsupported(text, in: module)
        }
        let names = text[text.index(after: open)..<close].split { $0 == "," || $0.isWhitespace }.map(String.init)
        let quoted = text[close...].split { "'\"".contains($0) }
        guard !names.contains("as"), quoted.count == 3, quoted[1].hasPrefix("./") else {
            throw .unsupported(text, in: module)
        }
        return (String(quoted[1].dropFirst(2)), names)
    }

    /// The name a line at the top level declares; none for a line that declares nothing.
    private static func declaredNames(_ line: String) -> [String] {
        var words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "$") }.map(String.init)[...]
        if words.first == "async" { words.removeFirst() }
        guard let keyword = words.first, ["const", "let", "var", "function", "class"].contains(keyword) else {
            return []
        }
        // Of a pattern such as `const { a, b } = c` no name is known for sure; the client's modules have none.
        return words.dropFirst().first.map { [$0] } ?? []
    }
}
