internal import Foundation

/// What a WebSocket needs that only sends.
enum SocketHandshake {
    /// Returns the answer to the key of a browser.
    static func accept(_ key: String) -> String {
        // The standard names this digest (RFC 6455); it protects nothing.
        Data(Digest.sha1(Data((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
    }

    /// Returns a text as one frame.
    static func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        let length: [UInt8] =
            switch bytes.count {
            case ..<126: [UInt8(bytes.count)]
            case ..<65536: [126] + big(UInt16(bytes.count))
            default: [127] + big(UInt64(bytes.count))
            }
        return [0x81] + length + bytes
    }

    private static func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
}
