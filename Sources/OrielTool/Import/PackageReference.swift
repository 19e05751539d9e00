internal import Foundation

/// A package that a project fetches.
struct PackageReference: Hashable, Sendable {
    let url: String
    /// As in a manifest: `from: "1.0.0"`.
    let requirement: String

    /// The name that products are found by: the last part of the address.
    var identity: String { Self.identity(of: url) }

    static func identity(of url: String) -> String {
        let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// - Parameter object: An `XCRemoteSwiftPackageReference`.
    /// - Returns: Nil if the address or the version cannot be in a manifest.
    init?(_ object: XcodeObject) {
        guard let url = object["repositoryURL"], url.utf8.count < 1000, Self.isAddress(url) else { return nil }
        let rule = object.dictionary("requirement").compactMapValues(\.string)
        guard let requirement = Self.requirement(rule) else { return nil }
        self.url = url
        self.requirement = requirement
    }

    private static func isAddress(_ url: String) -> Bool {
        let isKnown = ["https://", "http://", "ssh://", "git@"].contains(where: url.hasPrefix)
        return isKnown && !url.contains(where: \.isWhitespace) && !identity(of: url).isEmpty
    }

    private static func requirement(_ rule: [String: String]) -> String? {
        let minimum = version(rule["minimumVersion"])
        switch rule["kind"] {
        case "upToNextMajorVersion": return minimum.map { "from: \($0)" }
        case "upToNextMinorVersion": return minimum.map { ".upToNextMinor(from: \($0))" }
        case "exactVersion": return version(rule["version"]).map { "exact: \($0)" }
        case "versionRange":
            guard let minimum, let maximum = version(rule["maximumVersion"]), minimum != maximum else { return nil }
            return "\(minimum)..<\(maximum)"
        case "branch": return rule["branch"].map { "branch: \(SwiftLiteral.string($0))" }
        case "revision": return rule["revision"].map { "revision: \(SwiftLiteral.string($0))" }
        default: return nil
        }
    }

    /// A version that is none would stop the manifest.
    private static func version(_ text: String?) -> String? {
        guard let text, text.count < 100, text.wholeMatch(of: /[0-9]{1,9}(\.[0-9]{1,9}){0,2}(-[0-9A-Za-z.-]+)?/) != nil
        else {
            return nil
        }
        let hasSuffix = text.contains("-")
        let parts = text.split(separator: ".").count
        return SwiftLiteral.string(hasSuffix || parts >= 3 ? text : text + String(repeating: ".0", count: 3 - parts))
    }
}

/// Code for values of manifests.
enum SwiftLiteral {
    static func string(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case _ where scalar.value < 32 || scalar.value == 127 || scalar.properties.isWhitespace && scalar != " ":
                result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return "\"\(result)\""
    }

    static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
