/// The parts of the declaration of a type: its head and its members.
///
///     TypeDeclaration(parsing: "@Animatable public struct Wedge: Shape { var angle: Double }")
///     // modifiers: ["public"], members: ["var angle: Double"]
struct TypeDeclaration {
    let modifiers: [String]
    /// The stored and computed variables, functions and types in the braces, each with its attributes.
    let members: [Member]

    struct Member {
        let source: String
        /// The UTF-8 offset in the source of the type.
        let offset: Int
        /// The names of the attributes, without `@` and arguments.
        let attributes: [String]
        /// `var`, `let`, `func` or another word; empty if there is none.
        let introducer: String
    }

    init(parsing text: String) throws(MacroError) {
        let source = SourceText(text)
        let tokens = try Tokenizer.tokens(of: source)
        guard let introducer = tokens.firstIndex(where: { $0.kind == .word && Self.introducers.contains(source[$0]) }),
            let body = tokens.last, body.kind == .group("{")
        else { throw MacroError("expected the declaration of a struct, class or enum") }
        modifiers = tokens[..<introducer].filter { $0.kind == .word }.map { source[$0] }
        let content = SourceText(source[body].dropFirst().dropLast())
        members = Self.members(of: content, try Tokenizer.tokens(of: content), at: body.range.lowerBound + 1)
    }

    private static let introducers: Set = ["struct", "class", "enum", "actor"]
    private static let memberIntroducers: Set = [
        "var", "let", "func", "init", "deinit", "subscript", "case", "typealias", "struct", "class", "enum", "actor",
        "protocol", "extension", "associatedtype", "operator", "macro",
    ]
    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "lazy", "weak", "unowned",
        "mutating", "nonmutating", "override", "required", "convenience", "indirect", "nonisolated", "dynamic",
        "isolated", "distributed", "consuming", "borrowing",
    ]

    /// Divides the tokens where a declaration begins on a new line. Attributes and modifiers belong to what follows them.
    private static func members(of content: SourceText, _ tokens: [Token], at offset: Int) -> [Member] {
        var members: [Member] = []
        var member: [Token] = []
        var introducer = ""
        func close() {
            guard let first = member.first else { return }
            members.append(
                Member(
                    source: content.text(of: member),
                    offset: offset + first.range.lowerBound,
                    attributes: attributes(of: member, in: content),
                    introducer: introducer
                )
            )
            (member, introducer) = ([], "")
        }
        for token in tokens {
            let word = content[token]
            let isIntroducer = token.kind == .word && memberIntroducers.contains(word)
            let begins = word == "@" || word == "#" || isIntroducer || token.kind == .word && modifiers.contains(word)
            if word == ";" || begins && !introducer.isEmpty && content.beginsLine(token) { close() }
            if word == ";" { continue }
            member.append(token)
            // `class` is also a modifier, as in `class func`.
            if isIntroducer, introducer.isEmpty || introducer == "class" { introducer = word }
        }
        close()
        return members
    }

    private static func attributes(of member: [Token], in content: SourceText) -> [String] {
        zip(member, member.dropFirst()).prefix { $0.0.kind != .word || !memberIntroducers.contains(content[$0.0]) }
            .compactMap { content[$0] == "@" ? content[$1] : nil }
    }
}

extension SourceText {
    /// Whether nothing but spaces and comments is before a token on its line.
    fileprivate func beginsLine(_ token: Token) -> Bool {
        let before = bytes[..<token.range.lowerBound].reversed().prefix { $0 != "\n" && $0 != "\r" }
        return before.allSatisfy(\.isSpace) || before.starts(with: Array("/*".utf8))
    }
}
