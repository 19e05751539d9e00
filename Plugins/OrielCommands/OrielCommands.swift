import Foundation
import PackagePlugin

/// Runs the program `oriel` of the Oriel that a package depends on, without an installation:
///
///     swift package oriel dev
///
/// SwiftPM holds its build folder for as long as a plugin runs, so commands that build use a folder of their own in it, if there is no
/// other that `oriel cache` has prepared.
@main
struct OrielCommands: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let program = try context.tool(named: "oriel").url.path
        setenv("ORIEL_SCRATCH_PATH", context.package.directoryURL.appending(path: ".build/oriel").path, 0)
        if let sources = Self.sources(of: context.package) { setenv("ORIEL_SOURCES", sources.path, 0) }
        try become(program, arguments)
    }

    /// The folder of Oriel's sources.
    private static func sources(of package: Package) -> URL? {
        guard package.displayName != "oriel" else { return package.directoryURL }
        return package.dependencies.map(\.package).first { $0.displayName == "oriel" }?.directoryURL
    }

    /// Goes on as another program, which gets the signals and whose exit status is that of the plugin.
    ///
    /// A program that is started instead has a process group of its own: an interrupt would end SwiftPM, and leave the program behind.
    private func become(_ program: String, _ arguments: [String]) throws {
        // Commands are performed on a thread that blocks signals, and a mask outlives the change of programs.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        execv(program, &words)
        throw StartError(description: "\(program) cannot be started: \(String(cString: strerror(errno)))")
    }
}

private struct StartError: Error, CustomStringConvertible { let description: String }
