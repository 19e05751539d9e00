/// A validated variable with `@Entry` and the key protocol of the values it extends.
struct Entry {
    var variable: VariableDeclaration
    var keyProtocol: String

    var keyName: String { "__Key_\(variable.bareName)" }

    /// - Throws: `MacroError` that describes the invalid use and the expected form.
    init(_ use: MacroUse) throws(MacroError) {
        variable = try VariableDeclaration(parsing: use.syntax.source)
        let name = variable.name

        let owner = try ExtendedType(use.context.first)
        guard let keyProtocol = Self.keyProtocols[owner.name] else {
            throw MacroError(
                "@Entry on '\(name)' is in \(owner.description); expected an extension of "
                    + "EnvironmentValues, Transaction, ContainerValues or FocusedValues",
                at: variable.introducerOffset
            )
        }
        self.keyProtocol = keyProtocol
        try Self.check(variable)
        if isFocusedValue { try checkFocusedValue() } else { try Self.checkDefault(of: variable) }
    }

    var isFocusedValue: Bool { keyProtocol == "FocusedValueKey" }

    /// The type of a focused value without its question mark; nil if the type is not optional.
    var focusedType: String? {
        guard let type = variable.type else { return nil }
        // A type with an arrow is optional if all of it is in parentheses.
        if type.hasSuffix("?"), variable.isOptional || type.hasPrefix("(") && type.hasSuffix(")?") {
            return String(type.dropLast())
        }
        let prefix = "Optional<"
        return variable.isOptional && type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count).dropLast()) : nil
    }

    private func checkFocusedValue() throws(MacroError) {
        if focusedType == nil || variable.initializer != nil {
            throw MacroError(
                "@Entry on '\(variable.name)' is in an extension of FocusedValues; expected an optional type and no "
                    + "default value, such as 'var \(variable.name): String?'",
                at: variable.nameOffset
            )
        }
    }

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "FocusedValues": "FocusedValueKey",
        "ContainerValues": "ContainerValueKey",
    ]
    private static let storageModifiers: Set = ["static", "class", "lazy", "weak", "unowned"]

    private static func check(_ variable: VariableDeclaration) throws(MacroError) {
        let name = variable.name
        if variable.introducer != "var" {
            throw MacroError(
                "@Entry is on the constant '\(name)'; expected a variable, write 'var \(name)'",
                at: variable.introducerOffset
            )
        }
        if let modifier = variable.modifiers.first(where: { storageModifiers.contains($0) }) {
            throw MacroError(
                "@Entry is on the \(modifier) variable '\(name)'; expected an instance variable, "
                    + "remove '\(modifier)'",
                at: variable.introducerOffset
            )
        }
        switch variable.accessors {
        case .none:
            break
        case .computed(let offset):
            throw MacroError(
                "@Entry is on the computed property '\(name)'; expected a default value instead of the body, "
                    + "write '= ...'",
                at: offset
            )
        case .observers(let offset):
            throw MacroError(
                "@Entry is on '\(name)', which has willSet or didSet; expected a variable without observers, because its "
                    + "value is stored elsewhere",
                at: offset
            )
        }
    }

    private static func checkDefault(of variable: VariableDeclaration) throws(MacroError) {
        if variable.initializer == nil, !variable.isOptional {
            let name = variable.name
            throw MacroError(
                "@Entry on '\(name)' has no default value; expected 'var \(name)\(variable.type.map { ": " + $0 } ?? "")"
                    + " = ...' or an optional type",
                at: variable.nameOffset
            )
        }
    }
}
