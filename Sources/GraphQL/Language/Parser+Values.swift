extension Parser {
    // MARK: Values

    mutating func parseValue(constant: Bool) throws(GraphQLError) {
        switch token.kind {
        case .dollar: try parseVariable(constant: constant)
        case .int: try parseLeaf(.int)
        case .float: try parseLeaf(.float)
        case .string, .blockString: try parseString()
        case .name: try parseNamedValue()
        case .openBracket: try parseList(constant: constant)
        case .openBrace: try parseObject(constant: constant)
        default: throw unexpected(wanting: "a value")
        }
    }

    mutating func parseString() throws(GraphQLError) {
        switch token.kind {
        case .string: try parseLeaf(.string)
        case .blockString: try parseLeaf(.blockString)
        default: throw unexpected(wanting: "a string")
        }
    }

    mutating func parseDefaultValue() throws(GraphQLError) {
        guard peeks(.equals) else { return }
        let value = open(.defaultValue)
        try advance()
        try parseValue(constant: true)
        close(value)
    }

    private mutating func parseLeaf(_ kind: SyntaxNode.Kind) throws(GraphQLError) {
        let value = open(kind)
        try advance()
        close(value)
    }

    private mutating func parseVariable(constant: Bool) throws(GraphQLError) {
        let variable = open(.variable)
        let start = token.start
        try advance()
        if constant {
            guard peeks(.name) else { throw unexpected(wanting: "a constant value") }
            let name = String(decoding: tokenBytes, as: UTF8.self)
            throw error("the variable '$\(name)' is not allowed in a constant value", at: start)
        }
        setName(try parseName(), of: variable)
        close(variable)
    }

    private mutating func parseNamedValue() throws(GraphQLError) {
        let value = open(.enumeration)
        if peeks(keyword: "null") {
            setKind(.null, of: value)
        } else if peeks(keyword: "true") {
            setKind(.boolean, of: value)
            addFlags(.isTrue, to: value)
        } else if peeks(keyword: "false") {
            setKind(.boolean, of: value)
        }
        setName(try parseName(), of: value)
        close(value)
    }

    private mutating func parseList(constant: Bool) throws(GraphQLError) {
        let list = open(.list)
        try advance()
        try nested { (parser) throws(GraphQLError) in
            while try !parser.skip(.closeBracket) { try parser.parseValue(constant: constant) }
        }
        close(list)
    }

    private mutating func parseObject(constant: Bool) throws(GraphQLError) {
        let object = open(.object)
        try advance()
        try nested { (parser) throws(GraphQLError) in
            while try !parser.skip(.closeBrace) {
                let field = parser.open(.objectField)
                parser.setName(try parser.parseName(), of: field)
                try parser.expect(.colon)
                try parser.parseValue(constant: constant)
                parser.close(field)
            }
        }
        close(object)
    }

    // MARK: Types

    mutating func parseNamedType() throws(GraphQLError) {
        let type = open(.namedType)
        setName(try parseName(), of: type)
        close(type)
    }

    mutating func parseTypeReference(lists: Int = 0) throws(GraphQLError) {
        guard lists <= TypeReference.maximumLists else {
            throw error("a type has more than \(TypeReference.maximumLists) nested lists")
        }
        let type = open(.namedType)
        if try skip(.openBracket) {
            setKind(.listType, of: type)
            try parseTypeReference(lists: lists + 1)
            try expect(.closeBracket)
        } else {
            setName(try parseName(), of: type)
        }
        close(type)
        if try skip(.exclamationMark) { wrap(type, in: .nonNullType) }
    }
}
