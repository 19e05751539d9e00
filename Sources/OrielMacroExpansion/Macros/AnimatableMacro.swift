/// `@Animatable`: adds `animatableData`, which consists of the stored variables of the type, and the conformance.
///
///     @Animatable struct Wedge: Shape { var angle: Double; var radius: CGFloat }
///     // typealias AnimatableData = AnimatablePair<Double.AnimatableData, CGFloat.AnimatableData>
///     // get { AnimatablePair(angle.animatableData, radius.animatableData) }
///
/// A variable must have a type that conforms to `Animatable`, which the compiler checks in the expansion.
enum AnimatableMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        switch use.role {
        case .member:
            return try members(of: TypeDeclaration(parsing: use.syntax.source))
        case .extension:
            // A shape, for example, conforms already.
            guard let type = use.extendedType, use.conformances?.source.isEmpty == false else { return "" }
            return "extension \(type.source): Animatable {}"
        case .declaration, .accessor, .peer:
            throw MacroError("@Animatable is on another declaration; expected it on a struct")
        }
    }

    private static func members(of type: TypeDeclaration) throws(MacroError) -> String {
        let access = type.modifiers.first { ["public", "package", "open"].contains($0) }.map { "\($0) " } ?? ""
        let variables = try variables(of: type)
        let data = variables.reversed()
            .reduce(nil as String?) { rest, variable in
                let own = "\(variable.type).AnimatableData"
                return rest.map { "AnimatablePair<\(own), \($0)>" } ?? own
            }
        let value = variables.reversed()
            .reduce(nil as String?) { rest, variable in
                let own = "\(variable.name).animatableData"
                return rest.map { "AnimatablePair(\(own), \($0))" } ?? own
            }
        let assignments = variables.indices.map { index in
            let path = String(repeating: ".second", count: index) + (index < variables.count - 1 ? ".first" : "")
            return "\(variables[index].name).animatableData = newValue\(path)"
        }
        return """
            \(access)typealias AnimatableData = \(data ?? "EmptyAnimatableData")
            \(access)nonisolated var animatableData: AnimatableData {
                get { \(value ?? "EmptyAnimatableData()") }
                set {
                    \(assignments.joined(separator: "\n        "))
                }
            }
            """
    }

    /// Returns the stored variables that the type itself declares. Values in property wrappers are not its own.
    private static func variables(of type: TypeDeclaration) throws(MacroError) -> [(name: String, type: String)] {
        var variables: [(name: String, type: String)] = []
        for member in type.members where member.introducer == "var" {
            let isWrapped = member.attributes.contains { $0.first?.isUppercase == true && !$0.hasSuffix("Actor") }
            if isWrapped { continue }
            let variable: VariableDeclaration
            do throws(MacroError) {
                variable = try VariableDeclaration(parsing: member.source)
            } catch {
                throw MacroError(error.message, at: member.offset + error.offset)
            }
            if case .computed = variable.accessors { continue }
            if !Set(variable.modifiers).isDisjoint(with: ["static", "class", "lazy"]) { continue }
            guard let type = variable.type ?? variable.initializer.flatMap(inferredType) else {
                throw MacroError(
                    "@Animatable cannot tell the type of '\(variable.name)'; expected 'var \(variable.name): Type', or "
                        + "@AnimatableIgnored if its changes are not animated",
                    at: member.offset + variable.nameOffset
                )
            }
            variables.append((variable.name, type))
        }
        return variables
    }

    /// Returns the type of a literal with a fraction, and of a value that begins with its type: `Angle.zero`, `CGPoint(x: 1, y: 2)`.
    private static func inferredType(of initializer: String) -> String? {
        if initializer.wholeMatch(of: /-?[0-9_]+\.[0-9_]+/) != nil { return "Double" }
        return initializer.prefixMatch(of: /([A-Z][A-Za-z0-9_]*)(?:\(|\.[a-z])/).map { String($0.1) }
    }
}

/// `@AnimatableIgnored`: expands to nothing; `@Animatable` skips the variable.
enum AnimatableIgnoredMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}
