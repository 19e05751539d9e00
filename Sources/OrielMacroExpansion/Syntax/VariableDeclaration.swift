/// The parts of a `var` or `let` declaration with one binding.
///
///     VariableDeclaration(parsing: "@Entry public var size: CGSize? = nil // points")
///     // modifiers: ["public"], introducer: "var", name: "size", type: "CGSize?", initializer: "nil"
struct VariableDeclaration: Equatable {
    let modifiers: [String]
    /// `var` or `let`.
    let introducer: String
    /// The name as written, including backticks.
    let name: String
    /// The type as written; nil if the compiler infers it.
    let type: String?
    /// Whether the type is written as an optional, which makes the default optional.
    let isOptional: Bool
    /// The initial value without surrounding comments.
    let initializer: String?
    let accessors: Accessors
    /// The UTF-8 offset of `var` or `let`.
    let introducerOffset: Int
    /// The UTF-8 offset of the name.
    let nameOffset: Int

    /// The braces after the declaration, with their UTF-8 offset.
    enum Accessors: Equatable {
        case none
        case computed(Int)
        case observers(Int)
    }

    /// The name without backticks.
    var bareName: String { name.filter { $0 != "`" } }

    init(parsing text: String) throws(MacroError) {
        let source = SourceText(text)
        var rest = try Tokenizer.tokens(of: source)[...]
        source.skipAttributes(of: &rest)
        modifiers = source.takeModifiers(of: &rest)

        guard let introducer = rest.popFirst(), ["var", "let"].contains(source[introducer]) else {
            throw MacroError("expected a variable with a default value, such as 'var name: Type = value'")
        }
        self.introducer = source[introducer]
        introducerOffset = introducer.range.lowerBound
        guard let name = rest.popFirst(), name.kind == .word else {
            throw MacroError("expected the name of one variable after '\(self.introducer)'", at: introducerOffset)
        }
        self.name = source[name]
        nameOffset = name.range.lowerBound

        let typeTokens = source.takeType(of: &rest)
        type = typeTokens.isEmpty ? nil : source.text(of: typeTokens)
        isOptional = source.isOptional(typeTokens)
        accessors = try source.takeAccessors(of: &rest)
        if let offset = source.offsetOfSecondBinding(in: rest) {
            throw MacroError("expected one variable per declaration", at: offset)
        }
        initializer = rest.isEmpty ? nil : source.text(of: rest.dropFirst())
    }
}

extension SourceText {
    fileprivate func skipAttributes(of rest: inout ArraySlice<Token>) {
        while let at = rest.first, self[at] == "@" {
            var name = rest.dropFirst().first ?? at
            rest = rest.dropFirst(2)
            while let dot = rest.first, self[dot] == ".", let next = rest.dropFirst().first {
                name = next
                rest = rest.dropFirst(2)
            }
            // Arguments directly follow the attribute's name; a later bracket belongs to the declaration.
            if let group = rest.first, group.kind == .group("("), group.range.lowerBound == name.range.upperBound {
                rest = rest.dropFirst()
            }
        }
    }

    /// Removes the modifiers from `rest` and returns them; `private(set)` counts as `private`.
    fileprivate func takeModifiers(of rest: inout ArraySlice<Token>) -> [String] {
        let modifiers = rest.prefix {
            $0.kind == .group("(") || $0.kind == .word && !["var", "let"].contains(self[$0])
        }
        rest = rest[modifiers.endIndex...]
        return modifiers.filter { $0.kind == .word }.map { self[$0] }
    }

    fileprivate func takeType(of rest: inout ArraySlice<Token>) -> ArraySlice<Token> {
        guard let colon = rest.first, self[colon] == ":" else { return [] }
        let type = rest.dropFirst().prefix { $0.kind != .group("{") && self[$0] != "=" }
        rest = rest[type.endIndex...]
        return type
    }

    fileprivate func isOptional(_ type: ArraySlice<Token>) -> Bool {
        guard let first = type.first, let last = type.last, !type.contains(where: { self[$0] == "->" }) else {
            return false
        }
        // The mark is part of a longer operator after generic arguments: Binding<Int>?
        return self[last].hasSuffix("?") || self[last].hasSuffix("!") || self[first] == "Optional"
    }

    /// Returns the offset of a second binding. A comma can also separate generic arguments, but only a binding has a
    /// colon or a value after its name.
    fileprivate func offsetOfSecondBinding(in rest: ArraySlice<Token>) -> Int? {
        zip(rest, zip(rest.dropFirst(), rest.dropFirst(2)))
            .first { self[$0] == "," && $1.0.kind == .word && [":", "="].contains(self[$1.1]) }
            .map { $1.0.range.lowerBound }
    }

    /// Removes the trailing braces from `rest` unless they are a closure in the initial value.
    fileprivate func takeAccessors(
        of rest: inout ArraySlice<Token>
    ) throws(MacroError) -> VariableDeclaration.Accessors {
        guard let first = rest.first, let brace = rest.last, brace.kind == .group("{") else { return .none }
        let offset = brace.range.lowerBound
        let content = SourceText(self[brace].dropFirst().dropLast())
        let keyword = try Tokenizer.tokens(of: content).first.map { content[$0] }

        if keyword == "willSet" || keyword == "didSet" {
            rest = rest.dropLast()
            return .observers(offset)
        }
        if self[first] != "=" {
            rest = rest.dropLast()
            return .computed(offset)
        }
        return .none
    }
}
