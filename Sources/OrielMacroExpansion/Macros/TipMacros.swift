/// `@Parameter` of TipKit: expands a static variable into accessors and the parameter behind it.
///
///     @Parameter static var isLoggedIn: Bool = false
///     // accessors: get { $isLoggedIn.wrappedValue } set { $isLoggedIn.wrappedValue = newValue }
///     // peer:      static var $isLoggedIn: Tips.Parameter<Bool> { Tips.Parameter(Self.self, "isLoggedIn", false) }
enum TipParameterMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        switch use.role {
        case .accessor:
            let variable = try variable(in: use)
            return """
                get { $\(variable.bareName).wrappedValue }
                set { $\(variable.bareName).wrappedValue = newValue }
                """
        case .peer:
            // The compiler also requests the accessors, and invalid uses are reported only there.
            return (try? variable(in: use)).flatMap { parameter(for: $0, in: use.syntax.source) } ?? ""
        case .declaration, .member, .extension:
            throw MacroError("@Parameter was used with '#'; expected it on a static variable")
        }
    }

    private static func variable(in use: MacroUse) throws(MacroError) -> VariableDeclaration {
        let variable = try VariableDeclaration(parsing: use.syntax.source)
        guard variable.modifiers.contains("static"), variable.introducer == "var" else {
            throw MacroError(
                "@Parameter is for variables of types; expected 'static var'",
                at: variable.introducerOffset
            )
        }
        guard variable.initializer != nil || variable.isOptional else {
            throw MacroError(
                "'\(variable.name)' has no default value; write one after '='",
                at: variable.nameOffset
            )
        }
        guard type(of: variable) != nil else {
            throw MacroError(
                "@Parameter cannot tell the type of '\(variable.name)'; expected 'static var \(variable.name): Type'",
                at: variable.nameOffset
            )
        }
        return variable
    }

    private static func parameter(for variable: VariableDeclaration, in source: String) -> String? {
        guard let type = type(of: variable) else { return nil }
        let access = variable.modifiers.first { ["public", "package"].contains($0) }.map { "\($0) " } ?? ""
        // An option is an argument of the attribute.
        let options = source.firstMatch(of: /@(?:\w+\.)*Parameter\(([^)]*)\)/)?.1
        let isTransient = options?.contains("transient") ?? false
        let option = isTransient ? ", .transient" : ""
        return """
            \(access)static var $\(variable.bareName): Tips.Parameter<\(type)> {
                Tips.Parameter(Self.self, "\(variable.bareName)", \(variable.initializer ?? "nil")\(option))
            }
            """
    }

    /// Returns the type of a variable: as it is written, or that of a literal.
    private static func type(of variable: VariableDeclaration) -> String? {
        if let type = variable.type { return type }
        guard let initializer = variable.initializer else { return nil }
        if ["true", "false"].contains(initializer) { return "Bool" }
        if initializer.wholeMatch(of: /-?[0-9_]+/) != nil { return "Int" }
        if initializer.wholeMatch(of: /-?[0-9_]+\.[0-9_]+/) != nil { return "Double" }
        if initializer.hasPrefix("\"") { return "String" }
        return initializer.prefixMatch(of: /([A-Z][A-Za-z0-9_]*)(?:\(|\.[a-z])/).map { String($0.1) }
    }
}

/// `#Rule` of TipKit: expands into the rule that it describes.
///
///     #Rule(Self.$isLoggedIn) { $0 == true }  // Tips.Rule(Self.$isLoggedIn) { $0 == true }
enum TipRuleMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        guard let name = use.syntax.source.firstRange(of: "#Rule") else {
            throw MacroError("expected '#Rule(parameter) { value in ... }'")
        }
        return "Tips.Rule" + use.syntax.source[name.upperBound...]
    }
}
