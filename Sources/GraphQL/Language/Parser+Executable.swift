extension Parser {
    // MARK: Operations and fragments

    mutating func parseShorthandOperation() throws(GraphQLError) {
        let operation = open(.operation)
        addFlags(.shorthand, to: operation)
        try parseSelectionSet()
        close(operation)
    }

    /// Reads an operation after its optional description.
    mutating func parseOperation(_ operation: SyntaxNode.ID) throws(GraphQLError) {
        if peeks(keyword: "mutation") { addFlags(.mutation, to: operation) }
        if peeks(keyword: "subscription") { addFlags(.subscription, to: operation) }
        try advance()
        if peeks(.name) { setName(try parseName(), of: operation) }
        if try skip(.openParenthesis) {
            repeat { try parseVariableDefinition() } while try !skip(.closeParenthesis)
        }
        try parseDirectives(of: operation, constant: false)
        try parseSelectionSet()
    }

    private mutating func parseVariableDefinition() throws(GraphQLError) {
        let definition = open(.variableDefinition)
        if peeks(.string) || peeks(.blockString) {
            try parseDescription()
            addFlags(.hasDescription, to: definition)
        }
        try expect(.dollar)
        setName(try parseName(), of: definition)
        try expect(.colon)
        try parseTypeReference()
        try parseDefaultValue()
        try parseDirectives(of: definition, constant: true)
        close(definition)
    }

    /// Reads a fragment definition after its optional description.
    mutating func parseFragment(_ fragment: SyntaxNode.ID) throws(GraphQLError) {
        setKind(.fragmentDefinition, of: fragment)
        try advance()
        if peeks(keyword: "on") { throw unexpected(wanting: "the name of a fragment") }
        setName(try parseName(), of: fragment)
        try expect(keyword: "on")
        try parseNamedType()
        try parseDirectives(of: fragment, constant: false)
        try parseSelectionSet()
    }

    // MARK: Selections

    mutating func parseSelectionSet() throws(GraphQLError) {
        let set = open(.selectionSet)
        try expect(.openBrace)
        try nested { (parser) throws(GraphQLError) in
            repeat { try parser.parseSelection() } while try !parser.skip(.closeBrace)
        }
        close(set)
    }

    private mutating func parseSelection() throws(GraphQLError) {
        if peeks(.spread) { try parseFragmentSelection() } else { try parseField() }
    }

    private mutating func parseField() throws(GraphQLError) {
        let field = open(.field)
        var name = try parseName()
        setAlias(name, of: field)
        if try skip(.colon) { name = try parseName() }
        setName(name, of: field)
        if peeks(.openParenthesis) {
            addFlags(.hasArguments, to: field)
            try parseArguments(constant: false)
        }
        try parseDirectives(of: field, constant: false)
        if peeks(.openBrace) {
            addFlags(.hasSelection, to: field)
            try parseSelectionSet()
        }
        close(field)
    }

    private mutating func parseFragmentSelection() throws(GraphQLError) {
        let selection = open(.inlineFragment)
        try expect(.spread)
        if peeks(.name) && !peeks(keyword: "on") {
            setKind(.fragmentSpread, of: selection)
            setName(try parseName(), of: selection)
            try parseDirectives(of: selection, constant: false)
        } else {
            if try skip(keyword: "on") { try parseNamedType() }
            try parseDirectives(of: selection, constant: false)
            try parseSelectionSet()
        }
        close(selection)
    }

    // MARK: Arguments and directives

    mutating func parseArguments(constant: Bool) throws(GraphQLError) {
        try expect(.openParenthesis)
        repeat {
            let argument = open(.argument)
            setName(try parseName(), of: argument)
            try expect(.colon)
            try parseValue(constant: constant)
            close(argument)
        } while try !skip(.closeParenthesis)
    }

    mutating func parseDirectives(of node: SyntaxNode.ID, constant: Bool) throws(GraphQLError) {
        while peeks(.at) {
            addFlags(.hasDirectives, to: node)
            let directive = open(.directive)
            try advance()
            setName(try parseName(), of: directive)
            if peeks(.openParenthesis) {
                addFlags(.hasArguments, to: directive)
                try parseArguments(constant: constant)
            }
            close(directive)
        }
    }
}
