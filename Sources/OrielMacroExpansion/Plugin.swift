/// The plugin process with which the compiler communicates to expand Oriel's macros.
package enum Plugin {
    /// Answers messages on the standard streams until the compiler closes the pipe.
    ///
    /// - Throws: `PortError` or a coding error from reading and writing messages.
    package static func run() throws {
        let port = MessagePort(input: 0, output: 1)
        while let message = try port.receive(HostMessage.self) {
            try port.send(reply(to: message))
        }
    }

    static func reply(to message: HostMessage) -> PluginReply {
        switch message {
        case .getCapability:
            .getCapabilityResult(capability: PluginReply.Capability(protocolVersion: 7))
        case .expandFreestandingMacro(let macro, let discriminator, let syntax):
            expansion(
                of: macro.typeName,
                at: MacroUse(role: .declaration, syntax: syntax, discriminator: discriminator ?? "")
            )
        case .expandAttachedMacro(let macro, let role, let declaration, let type, let conformances, let context):
            expansion(
                of: macro.typeName,
                at: MacroUse(
                    role: role,
                    syntax: declaration,
                    extendedType: type,
                    conformances: conformances,
                    context: context ?? []
                )
            )
        }
    }

    private static func expansion(of name: String, at use: MacroUse) -> PluginReply {
        do throws(MacroError) {
            guard let macro = macros[name] else {
                let known = macros.keys.sorted().joined(separator: ", ")
                throw MacroError("the compiler requested '\(name)' from Oriel's macro plugin; expected one of \(known)")
            }
            return .expandMacroResult(expandedSource: try macro.expand(use), diagnostics: [])
        } catch {
            return .expandMacroResult(
                expandedSource: nil,
                diagnostics: [PluginReply.Diagnostic(error, in: use.syntax.location)]
            )
        }
    }

    private static let macros: [String: any Macro.Type] = [
        "AnimatableMacro": AnimatableMacro.self,
        "AnimatableIgnoredMacro": AnimatableIgnoredMacro.self,
        "EntryMacro": EntryMacro.self,
        "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "TipParameterMacro": TipParameterMacro.self,
        "TipRuleMacro": TipRuleMacro.self,
    ]
}
