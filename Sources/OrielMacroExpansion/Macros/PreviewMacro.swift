/// `#Preview`: the compiler checks the body against the macro's declaration; nothing of it reaches the program.
///
/// Arguments of a macro are type-checked before its expansion, so a preview that no longer fits its view is an error
/// here as on Apple's systems, and an empty expansion costs neither binary size nor start-up time.
enum PreviewMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}

/// `@Previewable`: marks a state variable in the body of a `#Preview`, where view builders already accept it.
enum PreviewableMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}
