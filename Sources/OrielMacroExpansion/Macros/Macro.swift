/// A macro of this plugin.
protocol Macro: SendableMetatype {
    /// Expands the macro in one role.
    ///
    /// - Returns: The source that the compiler inserts.
    /// - Throws: `MacroError` for an invalid use, which the compiler reports.
    static func expand(_ use: MacroUse) throws(MacroError) -> String
}

/// A use of a macro: a call or an attachment to a declaration.
struct MacroUse {
    var role: MacroRole
    /// The call, or the declaration to which the macro is attached.
    var syntax: Syntax
    /// The type that an extension extends; nil in other roles.
    var extendedType: Syntax?
    /// The protocols that an extension has to add; nil if the type conforms to all of them, and in other roles.
    var conformances: Syntax?
    /// The enclosing declarations without their members, innermost first.
    var context: [Syntax] = []
    /// The compiler's name for this expansion; empty for attachments.
    var discriminator = ""

    /// Returns a name that no other expansion declares.
    func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}
