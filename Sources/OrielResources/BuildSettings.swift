import Foundation
import Logging

/// The values of build settings in an `Info.plist`: `$(PRODUCT_NAME)`.
///
/// Xcode replaces them when it builds an app. Here they have the values of a new project, or those of environment
/// variables with their names.
struct BuildSettings {
    private let values: [String: String]

    init(product: String, environment: [String: String] = [:]) {
        let defaults = [
            "PRODUCT_NAME": product, "EXECUTABLE_NAME": product, "TARGET_NAME": product,
            "PRODUCT_MODULE_NAME": Self.moduleName(product), "DEVELOPMENT_LANGUAGE": "en", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ]
        values = defaults.merging(environment) { _, own in own }
    }

    /// Those of the running program.
    static let program = BuildSettings(product: executable, environment: ProcessInfo.processInfo.environment)

    private static var executable: String { Bundle.main.executableURL?.lastPathComponent ?? "App" }

    /// The information that the build plugin has put into the program.
    static var information: (any _TargetInformation.Type)? {
        let module = moduleName(executable)
        let name = "OrielTargetInformation"
        return _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? any _TargetInformation.Type
    }

    private static func moduleName(_ product: String) -> String {
        String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// Replaces settings in all texts. Values with settings that are not known are left out, and logged.
    func expanded(_ dictionary: [String: Any]) -> [String: Any] {
        dictionary.reduce(into: [:]) { $0[$1.key] = expanded($1.value, key: $1.key) }
    }

    private func expanded(_ value: Any, key: String) -> Any? {
        switch value {
        case let text as String: return expanded(text, key: key)
        case let values as [String: Any]: return expanded(values)
        case let values as [Any]: return values.compactMap { expanded($0, key: key) }
        default: return value
        }
    }

    private func expanded(_ text: String, key: String) -> String? {
        guard text.contains("$") else { return text }
        var result = ""
        var rest = text[...]
        while let match = rest.firstMatch(
            of: /\$(?:\(([A-Za-z_][A-Za-z0-9_]*)(?::[a-z0-9]+)?\)|\{([A-Za-z_][A-Za-z0-9_]*)\})/
        ) {
            guard let name = match.1 ?? match.2, let value = values[String(name)] else {
                let setting = match.1 ?? match.2 ?? ""
                Logger(label: "oriel").notice(
                    "\(key) of Info.plist is left out: the build setting \(setting) has no value. Set an environment variable with this name."
                )
                return nil
            }
            result += rest[..<match.range.lowerBound] + value
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }
}
