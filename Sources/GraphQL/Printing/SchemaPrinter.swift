/// A printer of type systems as schema documents, without built-in types and directives.
///
/// Source: the specification of September 2025, section 3.
struct SchemaPrinter {
    private let system: TypeSystem
    private var writer = SourceWriter()

    static func text(of system: TypeSystem) -> String {
        var printer = SchemaPrinter(system: system)
        printer.printSchema()
        for directive in system.directives where !printer.isBuiltIn(directive) { printer.print(directive) }
        for type in system.types where !printer.isBuiltIn(type) { printer.print(type) }
        return printer.writer.text
    }

    private init(system: TypeSystem) {
        self.system = system
    }
}

extension TypeSystem {
    /// The schema in the GraphQL schema definition language.
    var text: String { SchemaPrinter.text(of: self) }
}

extension SchemaPrinter {
    private func isBuiltIn(_ type: TypeDefinition) -> Bool {
        type.name.hasPrefix("__") || BuiltInTypes.scalars.contains { $0.name == type.name }
    }

    /// Returns whether a directive is built in; a built-in directive that was declared differently is not.
    private func isBuiltIn(_ directive: DirectiveDefinition) -> Bool {
        guard let builtIn = BuiltInTypes.directives.first(where: { $0.name == directive.name }) else { return false }
        return directive.locations == builtIn.locations && directive.isRepeatable == builtIn.isRepeatable
            && directive.arguments.map(\.name) == builtIn.arguments.map(\.name)
            && directive.arguments.map { system.text($0.type) } == builtIn.arguments.map(\.type.text)
            && directive.arguments.map(\.defaultValue) == builtIn.arguments.map(\.defaultValue)
    }

    /// Starts a definition; definitions are separated by blank lines.
    private mutating func begin(_ description: String?) {
        if !writer.text.isEmpty { writer.write("\n") }
        print(description)
    }

    private mutating func print(_ description: String?) {
        guard let description else { return }
        writer.write(string: description, asBlock: description.contains("\n"))
        writer.newLine()
    }

    // MARK: Definitions

    private mutating func printSchema() {
        let roots = [
            ("query", "Query", system.query as TypeDefinition?), ("mutation", "Mutation", system.mutation),
            ("subscription", "Subscription", system.subscription),
        ]
        // The default names imply the roots, unless another type has one of those names.
        let isImplied = roots.allSatisfy { _, name, type in
            type.map { $0.name == name } ?? (system.type(named: name) == nil)
        }
        if isImplied && system.description == nil { return }
        begin(system.description)
        writer.write("schema ")
        writer.open("{")
        for case (let operation, _, let type?) in roots {
            writer.newLine()
            writer.write("\(operation): \(type.name)")
        }
        writer.close("}")
        writer.write("\n")
    }

    private mutating func print(_ directive: DirectiveDefinition) {
        begin(directive.description)
        writer.write("directive @\(directive.name)")
        printArguments(directive.arguments)
        if directive.isRepeatable { writer.write(" repeatable") }
        writer.write(" on " + directive.locations.map(\.rawValue).joined(separator: " | ") + "\n")
    }

    private mutating func print(_ type: TypeDefinition) {
        begin(type.description)
        switch type.kind {
        case .scalar:
            writer.write("scalar \(type.name)")
            if let url = type.specifiedBy { writer.write(" @specifiedBy(url: \(Value.quoted(url)))") }
        case .object, .interface:
            writer.write((type.kind == .object ? "type " : "interface ") + type.name)
            if !type.interfaces.isEmpty { writer.write(" implements " + names(type.interfaces, " & ")) }
            printBlock(type.fields) { $0.print($1) }
        case .union:
            writer.write("union \(type.name) = " + names(type.possibleTypes, " | "))
        case .enumeration:
            writer.write("enum \(type.name)")
            printBlock(type.enumValues) { $0.print($1) }
        case .inputObject:
            writer.write("input \(type.name)" + (type.isOneOf ? " @oneOf" : ""))
            printBlock(type.inputFields) { $0.print($1) }
        }
        writer.write("\n")
    }

    private func names(_ types: [TypeDefinition.ID], _ separator: String) -> String {
        types.map { system[$0].name }.joined(separator: separator)
    }

    // MARK: Members

    private mutating func printBlock<Member>(_ members: [Member], _ body: (inout SchemaPrinter, Member) -> Void) {
        writer.write(" ")
        writer.open("{")
        for member in members {
            writer.newLine()
            body(&self, member)
        }
        writer.close("}")
    }

    private mutating func print(_ field: FieldDefinition) {
        print(field.description)
        writer.write(field.name)
        printArguments(field.arguments)
        writer.write(": " + system.text(field.type))
        printDeprecation(field.deprecationReason)
    }

    private mutating func printArguments(_ arguments: [InputValueDefinition]) {
        guard !arguments.isEmpty else { return }
        guard arguments.contains(where: { $0.description != nil }) else {
            writer.write("(")
            for (index, argument) in arguments.enumerated() {
                if index > 0 { writer.write(", ") }
                print(argument)
            }
            return writer.write(")")
        }
        writer.open("(")
        for argument in arguments {
            writer.newLine()
            print(argument)
        }
        writer.close(")")
    }

    private mutating func print(_ value: InputValueDefinition) {
        print(value.description)
        writer.write("\(value.name): " + system.text(value.type))
        if let value = value.defaultValue { writer.write(" = " + value.literal) }
        printDeprecation(value.deprecationReason)
    }

    private mutating func print(_ value: EnumValueDefinition) {
        print(value.description)
        writer.write(value.name)
        printDeprecation(value.deprecationReason)
    }

    private mutating func printDeprecation(_ reason: String?) {
        guard let reason else { return }
        writer.write(" @deprecated")
        if reason != BuiltInTypes.defaultDeprecationReason { writer.write("(reason: \(Value.quoted(reason)))") }
    }
}
