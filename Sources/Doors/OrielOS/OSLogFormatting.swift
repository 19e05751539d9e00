internal import Foundation

/// Where a value stands in a column of a log message.
public struct OSLogStringAlignment {
    fileprivate enum Side {
        case left, right
    }

    private let side: Side
    private let columns: () -> Int

    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: .left) { 0 } }

    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns)
    }

    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }

    func text(_ text: String) -> String {
        let space = String(repeating: " ", count: min(max(0, columns() - text.count), 10_000))
        return side == .left ? text + space : space + text
    }
}

/// How a log message writes an integer.
public struct OSLogIntegerFormatting {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var hasPositiveSign = false
    private var minDigits: () -> Int = { 1 }

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    public static func decimal(
        explicitPositiveSign: Bool = false,
        minDigits: @autoclosure @escaping () -> Int
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasPositiveSign: explicitPositiveSign, minDigits: minDigits)
    }

    public static func decimal(explicitPositiveSign: Bool) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasPositiveSign: explicitPositiveSign)
    }

    public static func hex(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16,
            prefix: includePrefix ? "0x" : "",
            isUppercase: uppercase,
            hasPositiveSign: explicitPositiveSign,
            minDigits: minDigits
        )
    }

    public static func octal(
        explicitPositiveSign: Bool = false,
        includePrefix: Bool = false,
        uppercase: Bool = false,
        minDigits: @autoclosure @escaping () -> Int = 1
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 8,
            prefix: includePrefix ? "0o" : "",
            isUppercase: uppercase,
            hasPositiveSign: explicitPositiveSign,
            minDigits: minDigits
        )
    }

    func text(_ number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: min(max(0, minDigits() - digits.count), 1000))
        return (number < 0 ? "-" : hasPositiveSign ? "+" : "") + prefix + zeros + digits
    }
}

/// How a log message writes a number with a fraction.
public struct OSLogFloatFormatting {
    private var conversion = "f"
    private var precision: () -> Int = { 6 }
    private var hasPositiveSign = false
    private var isUppercase = false

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

    public static func fixed(
        precision: @autoclosure @escaping () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            precision: precision,
            hasPositiveSign: explicitPositiveSign,
            isUppercase: uppercase
        )
    }

    public static func exponential(
        precision: @autoclosure @escaping () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "e",
            precision: precision,
            hasPositiveSign: explicitPositiveSign,
            isUppercase: uppercase
        )
    }

    public static func hybrid(
        precision: @autoclosure @escaping () -> Int = 6,
        explicitPositiveSign: Bool = false,
        uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            conversion: "g",
            precision: precision,
            hasPositiveSign: explicitPositiveSign,
            isUppercase: uppercase
        )
    }

    func text(_ number: Double) -> String {
        let digits = min(max(0, precision()), 100)
        let conversion = isUppercase ? conversion.uppercased() : conversion
        return String(format: "%\(hasPositiveSign ? "+" : "").\(digits)\(conversion)", number)
    }
}

/// How a log message writes a truth value.
public enum OSLogBoolFormat: Sendable {
    /// "true" and "false".
    case truth
    /// "YES" and "NO".
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}

/// How a log message writes an integer that counts something.
public enum OSLogIntExtendedFormat: Sendable {
    /// Bits per second, in steps of 1000.
    case bitrate
    /// Bits per second, in steps of 1024.
    case bitrateIEC
    /// Bytes, in steps of 1000.
    case byteCount
    /// Bytes, in steps of 1024.
    case byteCountIEC
    /// Seconds since 1970, as a date and a time.
    case secondsSince1970

    func text(_ number: Int) -> String {
        switch self {
        case .bitrate: Self.text(number, step: 1000, units: ["bps", "kbps", "Mbps", "Gbps", "Tbps"])
        case .bitrateIEC: Self.text(number, step: 1024, units: ["bps", "Kibps", "Mibps", "Gibps", "Tibps"])
        case .byteCount: Self.text(number, step: 1000, units: ["B", "kB", "MB", "GB", "TB"])
        case .byteCountIEC: Self.text(number, step: 1024, units: ["B", "KiB", "MiB", "GiB", "TiB"])
        case .secondsSince1970: Date(timeIntervalSince1970: TimeInterval(number)).formatted(.iso8601)
        }
    }

    private static func text(_ number: Int, step: Double, units: [String]) -> String {
        var value = Double(number)
        var unit = 0
        while abs(value) >= step, unit < units.count - 1 { (value, unit) = (value / step, unit + 1) }
        return unit == 0 ? "\(number) \(units[0])" : String(format: "%.2f %@", value, units[unit])
    }
}
