internal import Foundation

/// The state of the program, which open pages receive.
enum PageState: Equatable, Sendable {
    case building
    case running
    case failed(Failure)

    struct Failure: Codable, Equatable, Sendable {
        enum Kind: String, Codable, Sendable {
            /// The package does not build.
            case build
            /// The program does not start, or has ended.
            case program
        }

        var kind: Kind
        var diagnostics: [Diagnostic] = []
        /// The end of the output, if it has no errors of the compiler.
        var output = ""
    }

    /// A message for pages.
    var json: String {
        struct Message: Encodable {
            var state: String
            var failure: Failure?
        }
        let message =
            switch self {
            case .building: Message(state: "building")
            case .running: Message(state: "running")
            case .failed(let failure): Message(state: "failed", failure: failure)
            }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and numbers can always be encoded.
        return String(decoding: (try? encoder.encode(message)) ?? Data(), as: UTF8.self)
    }
}

extension PageState.Failure {
    /// - Parameters:
    ///   - output: That of a failed build.
    ///   - folder: The package.
    init(output: String, in folder: String, text: (String) -> String?) {
        kind = .build
        diagnostics = Diagnostic.errors(in: output).prefix(20).map { $0.withSource(in: folder, text: text) }
        guard diagnostics.isEmpty else { return }
        let lines = output.split(separator: "\n")
        let errors = lines.filter { $0.contains("error:") }
        self.output = (errors.isEmpty ? lines.suffix(20) : errors.suffix(20)).joined(separator: "\n")
    }
}
