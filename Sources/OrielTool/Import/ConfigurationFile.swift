internal import Foundation

/// Reads the settings of `.xcconfig` files, with those that they include.
struct ConfigurationFile {
    let root: SourceRoot
    private static let maximumFiles = 32
    private static let maximumSize = 1 << 20

    /// - Returns: The settings; none of files that are missing, or outside of the root.
    func settings(at path: String) -> [String: String] {
        var visited: Set<String> = []
        return settings(at: path, visited: &visited)
    }

    private func settings(at path: String, visited: inout Set<String>) -> [String: String] {
        guard let file = root.contained(path), visited.count < Self.maximumFiles, visited.insert(file).inserted,
            SourceRoot.isFile(file), (FileManager.default.size(of: file) ?? 0) <= Self.maximumSize,
            let data = FileManager.default.contents(atPath: file)
        else { return [:] }
        var result: [String: String] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                let included = XcodeProject.join((file as NSString).deletingLastPathComponent, name)
                result.merge(settings(at: included, visited: &visited)) { $1 }
            } else if let (key, value) = Self.setting(text) {
                // A later line can refer to an earlier one: there is one level for the whole file.
                result[key] = value.replacing("$(inherited)", with: result[key] ?? "$(inherited)")
            }
        }
        return result
    }

    /// Addresses, such as `https:/$()/example.org`, have no comment in them.
    private static func withoutComment(_ line: Substring) -> Substring {
        line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }

    /// `NAME = value` or `NAME[sdk=iphoneos*] = value`.
    private static func setting(_ text: String) -> (String, String)? {
        guard let match = text.wholeMatch(of: /([A-Za-z_][A-Za-z0-9_]*(?:\[[^\]]*\])*)\s*=\s*(.*?);?/) else {
            return nil
        }
        return (String(match.1), String(match.2))
    }
}
