/// The declaration that encloses an entry.
struct ExtendedType {
    /// The last component of an extended type's name, without module and generic arguments; empty if the declaration is
    /// not an extension.
    var name: String
    /// The head of the declaration, for messages.
    var description: String

    /// - Parameter context: The declaration without its members; nil at file scope or if the compiler sends no context.
    init(_ context: Syntax?) throws(MacroError) {
        guard let context else {
            (name, description) = ("", "no type")
            return
        }
        let source = SourceText(context.source)
        var head = try Tokenizer.tokens(of: source).prefix { $0.kind != .group("{") }
        guard let first = head.firstIndex(where: { $0.kind == .word && Self.introducers.contains(source[$0]) }) else {
            (name, description) = ("", "another declaration")
            return
        }
        head = head[first...]
        let type = head.dropFirst().prefix { source[$0] != ":" && source[$0] != "where" }
        description = "'\(source[head.first!]) \(source.text(of: type))'"
        name = source[head.first!] == "extension" ? type.last(where: { $0.kind == .word }).map { source[$0] } ?? "" : ""
    }

    private static let introducers: Set = ["extension", "struct", "class", "enum", "actor", "protocol", "func", "var"]
}
