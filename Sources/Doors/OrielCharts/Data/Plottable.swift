public import Foundation

/// A value that a chart can show: a number, a date, a text, or a type with one of these as its primitive value.
public protocol Plottable {
    /// The type of the primitive value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The primitive value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Creates a value from its primitive value; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable {
    /// The value in the form that charts compute with. Used by the framework.
    var _plotValue: _PlotValue { get }

    /// Creates the value nearest to the one that a chart computed; nil for another kind of value. Used by the framework.
    init?(_plotValue: _PlotValue)
}

/// A value in the form that charts compute with.
public enum _PlotValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
}

extension _PlotValue {
    /// The number, or the seconds of a date since the reference date; nil for a text and for what is not finite.
    var number: Double? {
        switch self {
        case .number(let number): number.isFinite ? number : nil
        case .date(let date):
            date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
        case .category: nil
        }
    }

    var isDate: Bool {
        if case .date = self { true } else { false }
    }

    var isNumber: Bool {
        if case .number = self { true } else { false }
    }

    var category: String? {
        if case .category(let name) = self { name } else { nil }
    }
}

extension Plottable {
    var plotValue: _PlotValue { primitivePlottable._plotValue }

    init?(plotValue: _PlotValue) {
        guard let primitive = PrimitivePlottable(_plotValue: plotValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension PrimitivePlottableProtocol where PrimitivePlottable == Self {
    public var primitivePlottable: Self { self }

    public init?(primitivePlottable: Self) { self = primitivePlottable }
}

// MARK: - Numbers

extension PrimitivePlottableProtocol where Self: BinaryInteger {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(exactly: number.rounded())
    }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
    public var _plotValue: _PlotValue { .number(Double(self)) }

    public init?(_plotValue: _PlotValue) {
        guard case .number(let number) = _plotValue else { return nil }
        self.init(number)
    }
}

extension Int: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int
}

extension Int8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int8
}

extension Int16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int16
}

extension Int32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int32
}

extension Int64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Int64
}

extension UInt: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt
}

extension UInt8: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt8
}

extension UInt16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt16
}

extension UInt32: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt32
}

extension UInt64: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = UInt64
}

extension Float: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
}

extension Double: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
}

extension CGFloat: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = CGFloat
}

extension Decimal: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Decimal

    public var _plotValue: _PlotValue { .number(NSDecimalNumber(decimal: self).doubleValue) }

    public init?(_plotValue: _PlotValue) {
        guard let number = _plotValue.number, _plotValue.isNumber else { return nil }
        self.init(number)
    }
}

// MARK: - Dates and texts

extension Date: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date

    public var _plotValue: _PlotValue { .date(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .date(let date) = _plotValue else { return nil }
        self = date
    }
}

extension String: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String

    public var _plotValue: _PlotValue { .category(self) }

    public init?(_plotValue: _PlotValue) {
        guard case .category(let name) = _plotValue else { return nil }
        self = name
    }
}

// MARK: - Types with a raw value

extension Plottable
where Self: RawRepresentable, RawValue: Plottable, PrimitivePlottable == RawValue.PrimitivePlottable {
    public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

    public init?(primitivePlottable: RawValue.PrimitivePlottable) {
        guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
        self.init(rawValue: rawValue)
    }
}
