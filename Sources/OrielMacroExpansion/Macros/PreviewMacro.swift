/// `#Preview`: expands to a type that `oriel previews` finds in debug builds of the program; release builds have nothing of it.
///
///     #Preview("Signed in", traits: .sizeThatFitsLayout) { ProfileView(user: .sample) }
///     // struct $s…: OrielMacros.PreviewRegistry {
///     //     static var fileID: String { "Profiles/ProfileView.swift" }
///     //     static func makePreview() throws -> OrielMacros.Preview {
///     //         OrielMacros.Preview("Signed in", traits: .sizeThatFitsLayout) { ProfileView(user: .sample) }
///     //     }
///     // }
///
/// The compiler checks the arguments before it requests the expansion, so an outdated preview is an error in release builds,
/// too. Variables with `@Previewable` become members of a view, because only those of views are live.
enum PreviewMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String {
        let call = try PreviewCall(parsing: use.syntax.source)
        let location = use.syntax.location
        return """
            #if DEBUG
            \(call.attributes)
            nonisolated struct \(use.uniqueName("PreviewRegistry")): OrielMacros.PreviewRegistry {
                static var fileID: String { \(literal(location.fileID)) }
                static var filePath: String { \(literal(location.fileName)) }
                static var line: Int { \(location.line + call.lineOffset) }

                @MainActor static func makePreview() throws -> OrielMacros.Preview {
                    \(body(of: call))
                }
            }
            #endif
            """
    }

    private static func body(of call: PreviewCall) -> String {
        guard let content = call.content, !content.variables.isEmpty else {
            return "OrielMacros.Preview\(call.arguments)"
        }
        return """
            struct PreviewableContent: View {
                        \(content.variables.joined(separator: "\n            "))
                        var body: some View {\(content.rest)}
                    }
                    return OrielMacros.Preview\(call.argumentsBeforeContent) { PreviewableContent() }
            """
    }

    private static func literal(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

/// `@Previewable`: marks a state variable in the body of a `#Preview`, which `PreviewMacro` moves into a view.
enum PreviewableMacro: Macro {
    static func expand(_ use: MacroUse) throws(MacroError) -> String { "" }
}
