/// The names of types as inspectors show them.
enum TypeName {
    /// Returns the name of a type without its module and its generic arguments.
    ///
    /// `ModifiedContent<Text, PaddingModifier>` is `PaddingModifier`: its content is a view of its own.
    ///
    /// - Parameter keepsArguments: Whether generic arguments stay.
    static func short(of type: Any.Type, keepsArguments: Bool = false) -> String {
        let name = String(describing: type)
        if keepsArguments { return name }
        guard let start = name.firstIndex(of: "<"), name.hasSuffix(">"), !name.hasPrefix("(") else { return name }
        let base = String(name[..<start])
        guard base == "ModifiedContent" else { return base }
        return lastArgument(of: name[name.index(after: start)...].dropLast())
    }

    /// Returns the last of some generic arguments, without its own.
    private static func lastArgument(of arguments: Substring) -> String {
        var depth = 0
        var start = arguments.startIndex
        for index in arguments.indices {
            switch arguments[index] {
            case "<", "(": depth += 1
            // The arrow of a function type is not a bracket.
            case ">" where index > arguments.startIndex && arguments[arguments.index(before: index)] == "-": break
            case ">", ")": depth -= 1
            case "," where depth == 0: start = arguments.index(after: index)
            default: break
            }
        }
        return String(arguments[start...].prefix { $0 != "<" }.drop { $0 == " " })
    }
}
