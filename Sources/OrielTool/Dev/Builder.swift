internal import Foundation

/// Builds a program of a package by `swift build`.
struct Builder: Sendable {
    enum Outcome: Equatable, Sendable {
        case built
        case failed(PageState.Failure)
    }

    let folder: String
    let program: String
    /// Further arguments of `swift build`, such as the scratch path.
    let arguments: [String]
    /// The folder that paths of errors are shown without; nil for that of the package.
    var sources: String?

    /// The path of the program.
    func path() throws -> String {
        let output = try Subprocess.output(of: ["swift", "build", "--show-bin-path"] + arguments, in: folder)
        return output.trimmingCharacters(in: .whitespacesAndNewlines) + "/\(program)"
    }

    /// - Parameter echo: Receives the lines of the build as they come.
    func build(echo: (Substring) -> Void) throws -> Outcome {
        let command = ["swift", "build", "--product", program] + arguments
        var output = ""
        let status = try Subprocess.run(command, in: folder, variables: FastLinker.shared?.variables ?? [:]) { line in
            output += "\(line)\n"
            echo(line)
        }
        guard status != 0 else { return .built }
        return .failed(
            PageState.Failure(output: output, in: sources ?? folder) {
                try? String(contentsOfFile: $0, encoding: .utf8)
            }
        )
    }
}
