extension SchemaValidation {
    /// Directives have unique names, places where they may stand, and arguments of input types.
    ///
    /// That a definition uses itself in its arguments does no harm here, since nothing expands it, and is let pass as
    /// other implementations do.
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
                    "The directive @\(directive.name) may stand nowhere; name a place at least",
                    at: [directive.location]
                )
            }
            checkArguments(directive.arguments, of: "@\(directive.name)", inDirective: true)
        }
    }
}
