/// `@Entry`: expands a variable with a default into a key type and accessors that look up the value.
///
///     @Entry var accent: Color = .blue
///     // accessors: get { self[__Key_accent.self] } set { self[__Key_accent.self] = newValue }
///     // peer:      private struct __Key_accent: EnvironmentKey { static var defaultValue: Color { get { .blue } } }
///
/// The default is a computed property, because a stored one would have to be Sendable in Swift 6 mode.
enum EntryMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        switch use.role {
        case .accessor:
            accessors(for: try Entry(use))
        case .peer:
            // The compiler also requests the accessors, and invalid uses are reported only there.
            (try? Entry(use)).map(key) ?? ""
        case .declaration, .member, .extension:
            throw MacroError("@Entry was used with '#'; expected it on a variable")
        }
    }

    private static func accessors(for entry: Entry) -> String {
        """
        get { self[\(entry.keyName).self] }
        set { self[\(entry.keyName).self] = newValue }
        """
    }

    private static func key(for entry: Entry) -> String {
        if let type = entry.focusedType, entry.isFocusedValue {
            return """
                private struct \(entry.keyName): \(entry.keyProtocol) {
                    typealias Value = \(type)
                }
                """
        }
        return """
            private struct \(entry.keyName): \(entry.keyProtocol) {
                \(defaultValue(of: entry.variable))
            }
            """
    }

    private static func defaultValue(of variable: VariableDeclaration) -> String {
        switch (variable.type, variable.initializer) {
        case (let type?, let initializer):
            "static var defaultValue: \(type) { get { return \(initializer ?? "nil") } }"
        case (nil, let initializer):
            // Only the compiler knows the type; it infers the type from an initial value before it requests the
            // accessors.
            "@__EntryDefaultValue static var defaultValue = \(initializer ?? "nil")"
        }
    }
}

/// `@__EntryDefaultValue`: expands a stored default with an inferred type into a computed property.
enum EntryDefaultValueMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        let variable = try VariableDeclaration(parsing: use.syntax.source)
        guard let initializer = variable.initializer else {
            throw MacroError("'\(variable.name)' has no default value; write one after '='", at: variable.nameOffset)
        }
        return "get { return \(initializer) }"
    }
}
