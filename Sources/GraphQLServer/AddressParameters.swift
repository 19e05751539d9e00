/// A parser for URL queries with form encoding: `+` is a space, `%7B` a byte.
///
/// Source: the URL standard, "application/x-www-form-urlencoded".
enum AddressParameters {
    /// Returns the parameters in order; nil if an escape is invalid or the bytes are not UTF-8.
    static func parameters(of query: some StringProtocol) -> [(key: String, value: String)]? {
        var parameters: [(key: String, value: String)] = []
        for part in query.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let key = text(of: sides[0]), let value = text(of: sides.dropFirst().first ?? "") else { return nil }
            parameters.append((key, value))
        }
        return parameters
    }

    private static func text(of encoded: some StringProtocol) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(encoded.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else {
                    return nil
                }
                bytes.append(high << 4 | low)
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
