/// A printer for syntax trees that uses two spaces of indentation and one selection or definition per line.
///
/// Parsing the output yields the same tree; comments, commas and white space of the original are lost. Recursion is at
/// most as deep as the parser's nesting limit.
struct DocumentPrinter {
    private let document: Document
    private var writer = SourceWriter()

    static func text(of document: Document) -> String {
        var printer = DocumentPrinter(document: document)
        for (index, definition) in document.definitions.enumerated() {
            if index > 0 { printer.writer.write("\n\n") }
            printer.print(definition)
        }
        return printer.writer.text + "\n"
    }

    private init(document: Document) {
        self.document = document
    }
}

extension DocumentPrinter {
    private func flags(_ node: SyntaxNode.ID) -> SyntaxNode.Flags { document.nodes[node].flags }

    private mutating func print(_ node: SyntaxNode.ID) {
        printDescription(of: node)
        switch document.nodes[node].kind {
        case .operation: printOperation(node)
        case .fragmentDefinition: printFragment(node)
        default: printTypeSystemDefinition(node)
        }
    }

    private mutating func printDescription(of node: SyntaxNode.ID) {
        guard flags(node).contains(.hasDescription), let description = document.firstChild(of: node, .description)
        else { return }
        printValue(description + 1)
        writer.newLine()
    }

    // MARK: Executable definitions

    private mutating func printOperation(_ node: SyntaxNode.ID) {
        if !flags(node).contains(.shorthand) {
            writer.write(
                flags(node).contains(.mutation)
                    ? "mutation" : flags(node).contains(.subscription) ? "subscription" : "query"
            )
            let name = document.name(of: node)
            if !name.isEmpty { writer.write(" " + name) }
            let variables = Array(document.children(of: node, .variableDefinition))
            if !variables.isEmpty { printList(variables) { $0.printVariableDefinition($1) } }
            printDirectives(of: node)
            writer.write(" ")
        }
        printSelectionSet(of: node)
    }

    private mutating func printVariableDefinition(_ node: SyntaxNode.ID) {
        printDescription(of: node)
        writer.write("$" + document.name(of: node) + ": ")
        printTypeAndDefault(of: node)
        printDirectives(of: node)
    }

    private mutating func printFragment(_ node: SyntaxNode.ID) {
        writer.write("fragment " + document.name(of: node))
        printTypeCondition(of: node)
        printDirectives(of: node)
        writer.write(" ")
        printSelectionSet(of: node)
    }

    private mutating func printTypeCondition(of node: SyntaxNode.ID) {
        guard let type = document.firstChild(of: node, .namedType) else { return }
        writer.write(" on " + document.name(of: type))
    }

    private mutating func printSelectionSet(of node: SyntaxNode.ID) {
        guard let set = document.selectionSet(of: node) else { return }
        printBlock(document.children(of: set)) { $0.printSelection($1) }
    }

    private mutating func printSelection(_ node: SyntaxNode.ID) {
        switch document.nodes[node].kind {
        case .field:
            if document.nodes[node].alias != document.nodes[node].name {
                writer.write(document.names[document.nodes[node].alias] + ": ")
            }
            writer.write(document.name(of: node))
            printArguments(of: node)
        case .fragmentSpread:
            writer.write("..." + document.name(of: node))
        default:
            writer.write("...")
            printTypeCondition(of: node)
        }
        printDirectives(of: node)
        guard document.selectionSet(of: node) != nil else { return }
        writer.write(" ")
        printSelectionSet(of: node)
    }

    private mutating func printArguments(of node: SyntaxNode.ID) {
        guard flags(node).contains(.hasArguments) else { return }
        writer.write("(")
        for (index, argument) in document.children(of: node, .argument).enumerated() {
            writer.write((index > 0 ? ", " : "") + document.name(of: argument) + ": ")
            printValue(argument + 1)
        }
        writer.write(")")
    }

    private mutating func printDirectives(of node: SyntaxNode.ID) {
        guard flags(node).contains(.hasDirectives) else { return }
        for directive in document.children(of: node, .directive) {
            writer.write(" @" + document.name(of: directive))
            printArguments(of: directive)
        }
    }

    // MARK: Values and types

    private mutating func printValue(_ node: SyntaxNode.ID) {
        switch document.nodes[node].kind {
        case .variable: writer.write("$" + document.name(of: node))
        case .string: writer.write(string: document.string(of: node), asBlock: false)
        case .blockString: writer.write(string: document.string(of: node), asBlock: true)
        case .list:
            writer.write("[")
            for (index, item) in document.children(of: node).enumerated() {
                if index > 0 { writer.write(", ") }
                printValue(item)
            }
            writer.write("]")
        case .object:
            writer.write("{")
            for (index, field) in document.children(of: node).enumerated() {
                writer.write((index > 0 ? ", " : "") + document.name(of: field) + ": ")
                printValue(field + 1)
            }
            writer.write("}")
        default: writer.write(document.text(of: node))
        }
    }

    private mutating func printTypeAndDefault(of node: SyntaxNode.ID) {
        if let type = document.children(of: node).lazy.compactMap({ document.typeExpression(of: $0) }).first {
            writer.write(type.text)
        }
        guard let value = document.firstChild(of: node, .defaultValue) else { return }
        writer.write(" = ")
        printValue(value + 1)
    }

    // MARK: Definitions of the type system

    private mutating func printTypeSystemDefinition(_ node: SyntaxNode.ID) {
        let isExtension = document.nodes[node].kind != .directiveDefinition && flags(node).contains(.extends)
        if isExtension { writer.write("extend ") }
        writer.write(keyword(of: node))
        if document.nodes[node].name != NameTable.none { writer.write(document.name(of: node)) }
        if let list = document.firstChild(of: node, .implements) {
            writer.write(" implements " + names(in: list, joinedBy: " & "))
        }
        if document.nodes[node].kind == .directiveDefinition {
            printArgumentDefinitions(of: node)
            if flags(node).contains(.repeatable) { writer.write(" repeatable") }
            let places = document.children(of: node, .directiveLocation).map { document.name(of: $0) }
            return writer.write(" on " + places.joined(separator: " | "))
        }
        printDirectives(of: node)
        if let list = document.firstChild(of: node, .unionMembers) {
            writer.write(" = " + names(in: list, joinedBy: " | "))
        }
        printMembers(of: node)
    }

    private func keyword(of node: SyntaxNode.ID) -> String {
        switch document.nodes[node].kind {
        case .schema: "schema"
        case .scalarType: "scalar "
        case .objectType: "type "
        case .interfaceType: "interface "
        case .unionType: "union "
        case .enumType: "enum "
        case .inputObjectType: "input "
        default: "directive @"
        }
    }

    private func names(in list: SyntaxNode.ID, joinedBy separator: String) -> String {
        document.children(of: list).map { document.name(of: $0) }.joined(separator: separator)
    }

    private mutating func printMembers(of node: SyntaxNode.ID) {
        let members = document.children(of: node).filter {
            switch document.nodes[$0].kind {
            case .rootOperation, .fieldDefinition, .inputValueDefinition, .enumValueDefinition: true
            default: false
            }
        }
        guard !members.isEmpty else { return }
        writer.write(" ")
        printBlock(members) { $0.printMember($1) }
    }

    private mutating func printMember(_ node: SyntaxNode.ID) {
        printDescription(of: node)
        switch document.nodes[node].kind {
        case .rootOperation:
            let flags = flags(node)
            writer.write(
                flags.contains(.mutation) ? "mutation" : flags.contains(.subscription) ? "subscription" : "query"
            )
            writer.write(": " + document.name(of: node + 1))
        case .enumValueDefinition:
            writer.write(document.name(of: node))
        default:
            writer.write(document.name(of: node))
            printArgumentDefinitions(of: node)
            writer.write(": ")
            printTypeAndDefault(of: node)
        }
        printDirectives(of: node)
    }

    private mutating func printArgumentDefinitions(of node: SyntaxNode.ID) {
        let arguments = Array(document.children(of: node, .inputValueDefinition))
        guard !arguments.isEmpty else { return }
        printList(arguments) { $0.printMember($1) }
    }

    // MARK: Layout

    private mutating func printBlock(
        _ nodes: some Sequence<SyntaxNode.ID>,
        _ open: String = "{",
        _ close: String = "}",
        _ body: (inout DocumentPrinter, SyntaxNode.ID) -> Void
    ) {
        writer.open(open)
        for node in nodes {
            writer.newLine()
            body(&self, node)
        }
        writer.close(close)
    }

    /// Prints definitions in parentheses: on one line, or one per line if any has a description.
    private mutating func printList(
        _ nodes: [SyntaxNode.ID],
        _ body: (inout DocumentPrinter, SyntaxNode.ID) -> Void
    ) {
        if nodes.contains(where: { flags($0).contains(.hasDescription) }) {
            return printBlock(nodes, "(", ")", body)
        }
        writer.write("(")
        for (index, node) in nodes.enumerated() {
            if index > 0 { writer.write(", ") }
            body(&self, node)
        }
        writer.write(")")
    }
}

extension Document: CustomStringConvertible {
    /// The document as text; parsing it yields the same document.
    public var description: String { DocumentPrinter.text(of: self) }
}
