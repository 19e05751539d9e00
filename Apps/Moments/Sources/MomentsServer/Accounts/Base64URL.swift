import Foundation

/// The base64url encoding, for addresses and cookies. Source: RFC 4648, section 5, without padding.
enum Base64URL {
    static func text(of bytes: some Sequence<UInt8>) -> String {
        Data(bytes).base64EncodedString(options: [.base64URLAlphabet, .omitPaddingCharacter])
    }

    /// Decodes a text; nil if it has other characters, or is not the canonical encoding of the bytes.
    static func bytes(of text: some StringProtocol) -> [UInt8]? {
        guard text.utf8.allSatisfy(isLetter) else { return nil }
        var padded = String(text).replacing("-", with: "+").replacing("_", with: "/")
        padded += String(repeating: "=", count: (4 - padded.utf8.count % 4) % 4)
        guard let data = Data(base64Encoded: padded), self.text(of: data) == text else { return nil }
        return Array(data)
    }

    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
