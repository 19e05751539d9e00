internal import Tracing

/// The place of a span in a trace, as it passes from one program to the next.
struct TraceIdentity: Equatable, Sendable {
    var trace: TraceID
    var span: SpanID
    var isSampled: Bool
    /// The header `tracestate`, passed on unchanged.
    var state: String?
    /// Whether another program has made it.
    var isRemote = false
}

/// 16 bytes, not all zero.
struct TraceID: Equatable, Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    static func random() -> TraceID { TraceID(high: .random(in: 0...(.max)), low: .random(in: 1...(.max))) }

    /// 32 lowercase hexadecimal digits.
    var hex: String { Hexadecimal.text(high) + Hexadecimal.text(low) }
}

/// 8 bytes, not all zero.
struct SpanID: Equatable, Hashable, Sendable {
    let value: UInt64

    static func random() -> SpanID { SpanID(value: .random(in: 1...(.max))) }

    /// 16 lowercase hexadecimal digits.
    var hex: String { Hexadecimal.text(value) }
}

enum Hexadecimal {
    static func text(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Reads lowercase digits only, as the W3C demands.
    static func value(of digits: some StringProtocol) -> UInt64? {
        let isLowercase = digits.utf8.allSatisfy {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        return isLowercase ? UInt64(digits, radix: 16) : nil
    }
}

extension ServiceContext {
    private enum Key: ServiceContextKey {
        typealias Value = TraceIdentity
        static var nameOverride: String? { "trace" }
    }

    var trace: TraceIdentity? {
        get { self[Key.self] }
        set { self[Key.self] = newValue }
    }
}
