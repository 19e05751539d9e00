extension Parser {
    /// Reads a definition or an extension of the type system, starting at its keyword.
    mutating func parseTypeSystemDefinition(_ definition: SyntaxNode.ID) throws(GraphQLError) {
        if try skip(keyword: "schema") {
            try parseSchema(definition)
        } else if try skip(keyword: "scalar") {
            try parseType(definition, .scalarType)
        } else if try skip(keyword: "type") {
            try parseType(definition, .objectType)
        } else if try skip(keyword: "interface") {
            try parseType(definition, .interfaceType)
        } else if try skip(keyword: "union") {
            try parseType(definition, .unionType)
        } else if try skip(keyword: "enum") {
            try parseType(definition, .enumType)
        } else if try skip(keyword: "input") {
            try parseType(definition, .inputObjectType)
        } else if peeks(keyword: "directive") && !extends(definition) {
            try advance()
            try parseDirectiveDefinition(definition)
        } else if nodes[definition].flags.contains(.hasDescription) && (peeks(.name) || peeks(.openBrace)) {
            throw error("a description is not allowed here", at: Int(nodes[definition].start))
        } else {
            throw unexpected()
        }
        // An extension must add something; without additions, its last token is the name of the extended type.
        if extends(definition) && nodes.count == definition + 1 { throw unexpected() }
    }

    private func extends(_ definition: SyntaxNode.ID) -> Bool { nodes[definition].flags.contains(.extends) }

    private mutating func parseSchema(_ schema: SyntaxNode.ID) throws(GraphQLError) {
        setKind(.schema, of: schema)
        try parseDirectives(of: schema, constant: true)
        if extends(schema) && !peeks(.openBrace) { return }
        try expect(.openBrace)
        repeat {
            let root = open(.rootOperation)
            switch true {
            case peeks(keyword: "query"): break
            case peeks(keyword: "mutation"): addFlags(.mutation, to: root)
            case peeks(keyword: "subscription"): addFlags(.subscription, to: root)
            default: throw unexpected(wanting: "'query', 'mutation' or 'subscription'")
            }
            try advance()
            try expect(.colon)
            try parseNamedType()
            close(root)
        } while try !skip(.closeBrace)
    }

    private mutating func parseType(_ type: SyntaxNode.ID, _ kind: SyntaxNode.Kind) throws(GraphQLError) {
        setKind(kind, of: type)
        setName(try parseName(), of: type)
        if kind == .objectType || kind == .interfaceType { try parseImplements() }
        try parseDirectives(of: type, constant: true)
        switch kind {
        case .objectType, .interfaceType:
            try parseBlock { (parser) throws(GraphQLError) in try parser.parseFieldDefinition() }
        case .inputObjectType:
            try parseBlock { (parser) throws(GraphQLError) in try parser.parseInputValueDefinition() }
        case .enumType:
            try parseBlock { (parser) throws(GraphQLError) in try parser.parseEnumValueDefinition() }
        case .unionType:
            try parseUnionMembers()
        default:
            break
        }
    }

    private mutating func parseBlock(
        _ element: (inout Parser) throws(GraphQLError) -> Void
    ) throws(GraphQLError) {
        guard try skip(.openBrace) else { return }
        repeat { try element(&self) } while try !skip(.closeBrace)
    }

    private mutating func parseImplements() throws(GraphQLError) {
        guard peeks(keyword: "implements") else { return }
        let list = open(.implements)
        try advance()
        _ = try skip(.ampersand)
        repeat { try parseNamedType() } while try skip(.ampersand)
        close(list)
    }

    private mutating func parseUnionMembers() throws(GraphQLError) {
        guard peeks(.equals) else { return }
        let list = open(.unionMembers)
        try advance()
        _ = try skip(.pipe)
        repeat { try parseNamedType() } while try skip(.pipe)
        close(list)
    }

    /// Opens a definition inside a block and reads its description.
    private mutating func openDescribed(_ kind: SyntaxNode.Kind) throws(GraphQLError) -> SyntaxNode.ID {
        let node = open(kind)
        if peeks(.string) || peeks(.blockString) {
            try parseDescription()
            addFlags(.hasDescription, to: node)
        }
        return node
    }

    private mutating func parseFieldDefinition() throws(GraphQLError) {
        let field = try openDescribed(.fieldDefinition)
        setName(try parseName(), of: field)
        try parseArgumentDefinitions()
        try expect(.colon)
        try parseTypeReference()
        try parseDirectives(of: field, constant: true)
        close(field)
    }

    private mutating func parseArgumentDefinitions() throws(GraphQLError) {
        guard try skip(.openParenthesis) else { return }
        repeat { try parseInputValueDefinition() } while try !skip(.closeParenthesis)
    }

    private mutating func parseInputValueDefinition() throws(GraphQLError) {
        let value = try openDescribed(.inputValueDefinition)
        setName(try parseName(), of: value)
        try expect(.colon)
        try parseTypeReference()
        try parseDefaultValue()
        try parseDirectives(of: value, constant: true)
        close(value)
    }

    private mutating func parseEnumValueDefinition() throws(GraphQLError) {
        let value = try openDescribed(.enumValueDefinition)
        if peeks(keyword: "true") || peeks(keyword: "false") || peeks(keyword: "null") {
            throw error("'\(String(decoding: tokenBytes, as: UTF8.self))' cannot be an enum value")
        }
        setName(try parseName(), of: value)
        try parseDirectives(of: value, constant: true)
        close(value)
    }

    private mutating func parseDirectiveDefinition(_ directive: SyntaxNode.ID) throws(GraphQLError) {
        setKind(.directiveDefinition, of: directive)
        try expect(.at)
        setName(try parseName(), of: directive)
        try parseArgumentDefinitions()
        if try skip(keyword: "repeatable") { addFlags(.repeatable, to: directive) }
        try expect(keyword: "on")
        _ = try skip(.pipe)
        repeat {
            let location = open(.directiveLocation)
            guard peeks(.name), DirectiveLocation(rawValue: String(decoding: tokenBytes, as: UTF8.self)) != nil else {
                throw unexpected(wanting: "a directive location")
            }
            setName(try parseName(), of: location)
            close(location)
        } while try skip(.pipe)
    }
}
