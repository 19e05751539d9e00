/// A reply from a macro plugin to the compiler, encoded as JSON.
enum PluginReply: Encodable {
    case getCapabilityResult(capability: Capability)
    /// The result of an expansion; `expandedSource` is nil if the expansion failed.
    case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

    struct Capability: Encodable {
        var protocolVersion: Int
        var features: [String] = []
    }

    struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        var highlights: [Position] = []
        var notes: [Position] = []
        var fixIts: [Position] = []

        init(_ error: MacroError, in location: SourceLocation) {
            message = error.message
            position = Position(fileName: location.fileName, offset: location.offset + error.offset)
        }
    }

    struct Position: Encodable {
        var fileName: String
        var offset: Int
    }
}
