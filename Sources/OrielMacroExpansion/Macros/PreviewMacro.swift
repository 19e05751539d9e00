/// `#Preview`: expands to nothing; the compiler only checks the body against the macro's declaration.
///
/// Macro arguments are type-checked before the expansion, so an outdated preview is a compile-time error, as on Apple
/// platforms. The empty expansion adds neither binary size nor start-up time.
enum PreviewMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}

/// `@Previewable`: marks a state variable in the body of a `#Preview`, where view builders already accept it.
enum PreviewableMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}
