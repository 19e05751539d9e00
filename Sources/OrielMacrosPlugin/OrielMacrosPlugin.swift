import OrielMacroExpansion

/// The plugin process that the compiler starts to expand Oriel's macros.
@main
struct OrielMacrosPlugin {
    static func main() throws { try Plugin.run() }
}
