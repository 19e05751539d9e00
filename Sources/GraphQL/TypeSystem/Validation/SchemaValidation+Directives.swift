extension SchemaValidation {
    /// Checks that directives have unique names, locations, and arguments of input types.
    ///
    /// A directive that uses itself in its arguments is accepted, as in other implementations, because nothing expands
    /// it.
    ///
    /// Source: the specification of September 2025, section 3.13.
    mutating func checkDirectives() {
        var seen: [String: SourceLocation?] = [:]
        for directive in blueprint.directives where !faults.isFull {
            checkName(directive.name, of: "the directive", at: directive.location)
            if let other = seen.updateValue(directive.location, forKey: directive.name) {
                faults.add("The directive @\(directive.name) is declared twice", at: [other, directive.location])
            }
            if directive.locations.isEmpty {
                faults.add(
                    "The directive @\(directive.name) has no locations; at least one is required",
                    at: [directive.location]
                )
            }
            checkArguments(directive.arguments, of: "@\(directive.name)", inDirective: true)
        }
    }
}
