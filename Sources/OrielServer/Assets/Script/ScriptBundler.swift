/// Makes one script of the client's modules.
///
/// The modules are written so that one scope can hold them all: each name at the top level exists once, imports are
/// named and unchanged, exports stand before declarations. So bundling is to write them one after the other without the
/// statements that import and the words that export. ``bundle(_:shortens:)`` refuses what does not follow that.
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

    /// - Parameter shortens: False to keep the names, for somebody who reads it.
    /// - Returns: One script, what is imported before what imports it where that is possible, else in the order given.
    static func bundle(_ modules: [Module], shortens: Bool = true) throws(Failure) -> String {
        var parsed: [ParsedModule] = []
        for module in modules { parsed.append(try ParsedModule(module)) }
        try check(parsed)

        var tokens: [ScriptToken] = []
        var written: Set<String> = []
        func write(_ name: String) {
            guard written.insert(name).inserted, let module = parsed.first(where: { $0.name == name }) else { return }
            for other in module.imports { write(other.module) }
            tokens += module.tokens + [.newline]
        }
        for module in modules { write(module.name) }
        if shortens { tokens = ScriptTrimmer.trimmed(ScriptShortener.shortened(ScriptInliner.inlined(tokens))) }
        return ScriptPrinter.text(of: tokens) + "\n"
    }

    private static func check(_ modules: [ParsedModule]) throws(Failure) {
        var owners: Set<String> = []
        for module in modules {
            for name in module.declared.sorted() where !owners.insert(name).inserted {
                throw .duplicateName(name, module.name)
            }
        }
        for module in modules {
            for imported in module.imports {
                guard let other = modules.first(where: { $0.name == imported.module }) else {
                    throw .unknownModule(imported.module, importedBy: module.name)
                }
                for name in imported.names where !other.exported.contains(name) {
                    throw .unknownName(name, importedBy: module.name)
                }
            }
        }
    }
}

/// A module without its imports and exports, and what they said.
private struct ParsedModule {
    let name: String
    private(set) var imports: [(module: String, names: [String])] = []
    private(set) var exported: Set<String> = []
    let declared: Set<String>
    private(set) var tokens: [ScriptToken] = []

    init(_ module: ScriptBundler.Module) throws(ScriptBundler.Failure) {
        name = module.name
        let source = ScriptTokenizer.tokens(of: module.source)
        var depth = 0
        var index = 0
        while index < source.count {
            let token = source[index]
            if token.closes { depth -= 1 }
            if depth == 0, token.isWord(["import"]), index + 1 < source.count, source[index + 1].text != "(" {
                let end = source[index...].firstIndex { $0.isPunctuator([";"]) } ?? source.count - 1
                imports.append(try Self.imported(source[index...end], in: name))
                index = end + 1
                continue
            }
            if depth == 0, token.isWord(["export"]) {
                exported.insert(try Self.exported(source[(index + 1)...], in: name))
            } else {
                tokens.append(token)
            }
            if token.opens { depth += 1 }
            index += 1
        }
        declared = ScriptDeclarations(ScriptStructure(tokens)).global
    }

    /// `import { a, b } from './x.js';`
    private static func imported(
        _ statement: ArraySlice<ScriptToken>,
        in module: String
    ) throws(ScriptBundler.Failure) -> (module: String, names: [String]) {
        let tokens = statement.filter { $0.kind != .newline }
        let path = tokens.first { $0.kind == .string }?.text.dropFirst().dropLast()
        guard tokens.count > 4, tokens[1].text == "{", let path, path.hasPrefix("./"),
            !tokens.contains(where: { $0.isWord(["as"]) })
        else { throw .unsupported(tokens.map(\.text).joined(separator: " "), in: module) }
        return (String(path.dropFirst(2)), tokens.filter(\.isName).map(\.text))
    }

    /// `export async function a`
    private static func exported(
        _ rest: ArraySlice<ScriptToken>,
        in module: String
    ) throws(ScriptBundler.Failure) -> String {
        let words = rest.prefix(4).filter { $0.text != "*" && $0.text != "async" }
        guard words.first?.isWord(["const", "let", "function", "class"]) == true, let name = words.dropFirst().first,
            name.isName
        else { throw .unsupported("export " + rest.prefix(3).map(\.text).joined(separator: " "), in: module) }
        return name.text
    }
}
