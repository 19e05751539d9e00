import Foundation

/// A reader of `.stringsdict` files, whose translations depend on numbers.
enum StringsDictionary {
    struct FormatError: Error, CustomStringConvertible {
        let description: String
    }

    static func translations(in data: Data) throws -> [String: Translation] {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [String: [String: Any]] else {
            throw FormatError(description: "expected a dictionary of dictionaries")
        }
        var result: [String: Translation] = [:]
        for (key, entry) in entries {
            guard let format = entry["NSStringLocalizedFormatKey"] as? String else { continue }
            let variables = entry.compactMapValues { $0 as? [String: Any] }
            let forms = variables.mapValues { variable in
                Dictionary(
                    uniqueKeysWithValues: variable.compactMap { name, text in
                        PluralCategory(rawValue: name).flatMap { category in (text as? String).map { (category, $0) } }
                    }
                )
            }
            result[key] = .plural(PluralTranslation(format: format, variables: forms))
        }
        return result
    }
}
