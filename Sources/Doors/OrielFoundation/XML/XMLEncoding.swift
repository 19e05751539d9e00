import Foundation

/// The encoding of a document, by its first bytes and by its declaration.
enum XMLEncoding {
    /// Returns the text in UTF-8, with line breaks as XML has them, and without a mark of the order of bytes.
    static func utf8(of data: Data) throws -> [UInt8] {
        let text = try text(of: data)
        guard text.unicodeScalars.allSatisfy(XMLCursor.isAllowed) else { throw XMLFailure(.invalidCharacterError) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var follows = false
        for byte in text.utf8 {
            if byte == 0x0D {
                bytes.append(0x0A)
            } else if byte != 0x0A || !follows {
                bytes.append(byte)
            }
            follows = byte == 0x0D
        }
        return bytes
    }

    private static func text(of data: Data) throws -> String {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return try decode(data, .utf16) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return try decode(data.dropFirst(3), .utf8) }
        return try decode(data, try declared(in: data) ?? .utf8)
    }

    private static func decode(_ data: Data, _ encoding: String.Encoding) throws -> String {
        guard let text = String(data: data, encoding: encoding) else { throw XMLFailure(.invalidCharacterError) }
        return text
    }

    /// The encoding in the declaration of a document; nil without one.
    private static func declared(in data: Data) throws -> String.Encoding? {
        guard data.starts(with: "<?xml".utf8) else { return nil }
        let head = String(decoding: data.prefix(256), as: UTF8.self)
        guard let match = head.prefixMatch(of: /<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/) else { return nil }
        switch match.1.lowercased() {
        // What is read as bytes of ASCII has not two bytes per character, whatever it says.
        case "utf-8", "utf8", "utf-16": return .utf8
        case "us-ascii", "ascii": return .ascii
        case "iso-8859-1", "latin1": return .isoLatin1
        case "iso-8859-2": return .isoLatin2
        case "windows-1252", "cp1252": return .windowsCP1252
        case "windows-1251", "cp1251": return .windowsCP1251
        case "windows-1250", "cp1250": return .windowsCP1250
        default: throw XMLFailure(.unknownEncodingError)
        }
    }
}
