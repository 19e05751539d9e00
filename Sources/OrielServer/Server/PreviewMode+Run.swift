#if DEBUG
internal import Foundation
internal import OrielMacros

extension PreviewMode {
    /// Serves in place of the program's own command.
    func run() async -> Never {
        switch self {
        case .list(let skipped):
            await PreviewList.print(except: skipped)
            exit(0)
        case .serve: await LiveServer.main(PreviewCommand.self)
        }
    }
}

/// The list of the previews, a line of JSON for each.
enum PreviewList {
    static let prefix = "oriel-preview "

    /// Says before each declaration which it is, because what it makes may end the program.
    private struct Line: Encodable {
        var declaration: String
        var previews: [PreviewDescription]?
        var error: String?
    }

    @MainActor static func print(except skipped: Set<String>) {
        for (name, source) in PreviewCatalog().sources where !skipped.contains(name) {
            write(Line(declaration: name))
            do {
                write(Line(declaration: name, previews: try PreviewCatalog.descriptions(of: source, name: name)))
            } catch {
                write(Line(declaration: name, error: "\(error)"))
            }
        }
    }

    private static func write(_ line: Line) {
        // Strings and numbers can always be encoded, except numbers such as infinity, which stand for no size.
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
        )
        guard let json = try? encoder.encode(line) else { return }
        FileHandle.standardOutput.write(Data((prefix + String(decoding: json, as: UTF8.self) + "\n").utf8))
    }
}
#endif
