internal import Foundation

/// Finds where the types with previews are declared. Programs know the places of `#Preview` alone.
struct SourcePlaces {
    struct Place: Equatable {
        var path: String
        var line: Int
    }

    private var places: [String: [Place]] = [:]

    /// - Parameter folders: The folders with the sources of the package.
    init(folders: [String]) {
        for folder in folders {
            let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() where name.hasSuffix(".swift") {
                let path = "\(folder)/\(name)"
                guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
                add(text, path: path)
            }
        }
    }

    private mutating func add(_ text: String, path: String) {
        guard text.contains("PreviewProvider") else { return }
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard
                let match = line.firstMatch(
                    of: /\b(?:struct|enum|class|extension)\s+(?:\w+\.)*(\w+)\b.*PreviewProvider/
                )
            else { continue }
            places[String(match.1), default: []].append(Place(path: path, line: index + 1))
        }
    }

    /// - Parameter type: The name with its module, such as `Notes.ContentView_Previews`.
    func place(of type: String) -> Place? {
        let parts = type.split(separator: ".")
        guard let name = parts.last, let module = parts.first, let found = places[String(name)] else { return nil }
        return found.first { $0.path.contains("/\(module)/") } ?? found[0]
    }
}
