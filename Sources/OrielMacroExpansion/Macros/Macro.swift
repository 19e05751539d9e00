/// A macro of this plugin.
protocol Macro: SendableMetatype {
    /// - Returns: The source the compiler puts in place for one role.
    /// - Throws: What is wrong with the use, for the compiler to show.
    static func expand(_ use: MacroUse) throws(MacroError) -> String
}

/// A place in the program where a macro is called or attached.
struct MacroUse {
    var role: MacroRole
    /// The call, or the declaration that carries the macro.
    var syntax: Syntax
    /// The declarations around it without their members, the innermost first.
    var context: [Syntax] = []
}
