import OrielMacroExpansion

/// The process the compiler starts to expand Oriel's macros.
@main
struct OrielMacrosPlugin {
    static func main() throws { try Plugin.run() }
}
