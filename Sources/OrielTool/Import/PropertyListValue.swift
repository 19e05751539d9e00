internal import Foundation

/// A value of a property list, as Xcode's project files have them: numbers and dates are strings.
indirect enum PropertyListValue: Equatable, Sendable {
    case string(String)
    case data([UInt8])
    case array([PropertyListValue])
    case dictionary([String: PropertyListValue])

    /// The deepest nesting of a list that is read. Project files have about 8 levels.
    static let maximumDepth = 64

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }
    var dictionary: [String: PropertyListValue]? { if case .dictionary(let values) = self { values } else { nil } }

    /// The strings of an array, or the words of a string: build settings and lists have both forms.
    var strings: [String] {
        switch self {
        case .string(let text): text.split(whereSeparator: \.isWhitespace).map(String.init)
        case .array(let values): values.compactMap(\.string)
        case .data, .dictionary: []
        }
    }

    /// Reads a list in the text format, in XML, or in JSON.
    ///
    /// - Throws: `ToolError` if the bytes are none of them, or nested deeper than `maximumDepth`.
    init(_ bytes: [UInt8]) throws {
        let start = bytes.prefix(512)
        let head = String(decoding: start, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard !start.contains(0) else { throw ToolError("a binary property list; expected text, XML or JSON") }
        if head.hasPrefix("<?xml") || head.hasPrefix("<!DOCTYPE") || head.hasPrefix("<plist") {
            self = try Self.xml(bytes)
        } else if let value = try? Self.json(bytes) {
            self = value
        } else {
            self = try PropertyListText.value(of: bytes)
        }
    }

    private static func json(_ bytes: [UInt8]) throws -> PropertyListValue {
        guard Nesting.depth(of: bytes) <= maximumDepth else { throw ToolError("nested too deeply") }
        return try PropertyListValue(foundation: JSONSerialization.jsonObject(with: Data(bytes)))
    }

    private static func xml(_ bytes: [UInt8]) throws -> PropertyListValue {
        PropertyListValue(foundation: try Nesting.xmlObject(Data(bytes)))
    }

    private init(foundation value: Any) {
        switch value {
        case let text as String: self = .string(text)
        case let data as Data: self = .data(Array(data))
        case let values as [Any]: self = .array(values.map(PropertyListValue.init(foundation:)))
        case let values as [String: Any]: self = .dictionary(values.mapValues(PropertyListValue.init(foundation:)))
        default: self = .string("\(value)")
        }
    }
}

/// Checks the nesting of lists before Foundation reads them by functions that call themselves.
enum Nesting {
    /// - Throws: `ToolError` if the bytes are no XML property list, or nested too deeply.
    static func xmlObject(_ data: Data) throws -> Any {
        guard xmlDepth(of: Array(data)) <= PropertyListValue.maximumDepth else { throw ToolError("nested too deeply") }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw ToolError("no property list: \(error.localizedDescription)".replacing("\n", with: " "))
        }
    }

    static func depth(of json: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        for byte in json {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: continue
            }
            deepest = max(deepest, depth)
        }
        return deepest
    }

    private static func xmlDepth(of bytes: [UInt8]) -> Int {
        var depth = 0
        var deepest = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "<") {
            let tag = bytes[(index + 1)...].prefix(7)
            if tag.starts(with: "dict".utf8) || tag.starts(with: "array".utf8) { depth += 1 }
            if tag.starts(with: "/dict".utf8) || tag.starts(with: "/array".utf8) { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest
    }
}
