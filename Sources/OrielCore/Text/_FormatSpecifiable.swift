public import Foundation

/// A number that has a format specifier.
public protocol _FormatSpecifiable: Equatable {
    var _specifier: String { get }
    var _formatValue: _FormatValue { get }
}

/// A number in one of the three forms that formats support.
public enum _FormatValue: Hashable, Sendable {
    case signed(Int64)
    case unsigned(UInt64)
    case floating(Double)
}

extension _FormatSpecifiable where Self: SignedInteger & FixedWidthInteger {
    public var _formatValue: _FormatValue { .signed(Int64(self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger & FixedWidthInteger {
    public var _formatValue: _FormatValue { .unsigned(UInt64(self)) }
}

extension Int: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    public var _specifier: String { "%f" }
    public var _formatValue: _FormatValue { .floating(Double(self)) }
}

extension Double: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _formatValue: _FormatValue { .floating(self) }
}

extension CGFloat: _FormatSpecifiable {
    public var _specifier: String { "%lf" }
    public var _formatValue: _FormatValue { .floating(Double(self)) }
}
