import Foundation

/// An element of the XML that stores answer with: a name, a text, and further elements.
struct StorageElement: Hashable, Sendable {
    var name: String
    var text = ""
    var children: [StorageElement] = []

    /// The text of the first child with a name.
    subscript(name: String) -> String? { children.first { $0.name == name }?.text }
}

/// A reader of the part of XML that stores use: elements, texts, and references to characters. Attributes are skipped.
///
/// There are no entities to expand and no documents to fetch, so an answer takes no more memory than its length says.
struct StorageXML {
    struct Fault: Error, Hashable {
        let position: Int
    }

    private static let maximumDepth = 8
    /// A page of a list has 1,000 objects of up to 10 elements.
    private static let maximumCount = 20_000

    private static let space = Set(" \t\r\n".utf8)
    private static let endsOfNames = space.union("/>=<&\"'".utf8)

    private let bytes: [UInt8]
    private var position = 0
    private var count = 0

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the root.
    ///
    /// - Throws: `Fault` at anything that is not expected.
    static func parse(_ data: Data) throws(Fault) -> StorageElement {
        var reader = StorageXML(Array(data))
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        reader.skipSpace()
        if reader.isNext("<?") { try reader.skip(past: "?>") }
        reader.skipSpace()
        let root = try reader.element(depth: 1)
        reader.skipSpace()
        guard reader.position == reader.bytes.count else { throw reader.fault }
        return root
    }

    private var fault: Fault { Fault(position: position) }

    private mutating func element(depth: Int) throws(Fault) -> StorageElement {
        count += 1
        guard depth <= Self.maximumDepth, count <= Self.maximumCount, isNext("<") else { throw fault }
        position += 1
        var element = StorageElement(name: try name())
        guard try !skipAttributes() else { return element }
        var text: [UInt8] = []
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "<"):
                guard isNext("</") else {
                    element.children.append(try self.element(depth: depth + 1))
                    continue
                }
                position += 2
                guard try name() == element.name else { throw fault }
                skipSpace()
                guard isNext(">") else { throw fault }
                position += 1
                element.text = String(decoding: text, as: UTF8.self)
                return element
            case UInt8(ascii: "&"):
                let character = try reference()
                text += Array(String(character).utf8)
            default:
                text.append(bytes[position])
                position += 1
            }
        }
        throw fault
    }

    private mutating func name() throws(Fault) -> String {
        let start = position
        while position < bytes.count, position - start < 64, !Self.endsOfNames.contains(bytes[position]) {
            position += 1
        }
        let name = bytes[start..<position]
        // Comments, sections and declarations begin with other characters.
        guard let first = name.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else { throw fault }
        return String(decoding: name, as: UTF8.self)
    }

    /// - Returns: Whether the element ends here.
    private mutating func skipAttributes() throws(Fault) -> Bool {
        var quote: UInt8?
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return bytes[position - 2] == UInt8(ascii: "/")
            } else if byte == UInt8(ascii: "<") {
                throw fault
            }
        }
        throw fault
    }

    private mutating func reference() throws(Fault) -> Character {
        let start = position + 1
        guard let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else { throw fault }
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        position = end + 1
        switch text {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            let number = text.hasPrefix("#x") ? UInt32(text.dropFirst(2), radix: 16) : UInt32(text.dropFirst())
            guard text.hasPrefix("#"), let number, let scalar = UnicodeScalar(number) else { throw fault }
            return Character(scalar)
        }
    }

    private func isNext(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func skip(past text: String) throws(Fault) {
        while position < bytes.count, !isNext(text) { position += 1 }
        guard isNext(text) else { throw fault }
        position += text.utf8.count
    }

    private mutating func skipSpace() {
        while position < bytes.count, Self.space.contains(bytes[position]) { position += 1 }
    }
}
