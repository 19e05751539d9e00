import Foundation
import OrielUIKit

/// A value of a property of a layer, between which animations compute others.
enum LayerValue: Equatable {
    /// A number, or the numbers of a point, a size, a rectangle, a transform or of places in a gradient.
    case numbers([CGFloat])
    case colors([UIColor.Components])
    case path(Path)

    /// Creates a value that an app has set.
    ///
    /// - Returns: Nil if it is not of the kind of another value.
    init?(_ value: Any?, like other: LayerValue) {
        // An implicit animation begins with a value that was seen.
        if let value = value as? LayerValue {
            self = value
            return
        }
        switch other {
        case .numbers(let numbers):
            guard let found = Self.numbers(of: value, count: numbers.count) else { return nil }
            self = .numbers(found)
        case .colors:
            let colors = (value as? [Any] ?? value.map { [$0] } ?? []).compactMap { color -> UIColor.Components? in
                ((color as? CGColor)?.uiColor ?? color as? UIColor)?.components(with: .ofPage)
            }
            guard !colors.isEmpty else { return nil }
            self = .colors(colors)
        case .path:
            guard let path = (value as? CGPath)?.path else { return nil }
            self = .path(path)
        }
    }

    init(_ number: CGFloat) { self = .numbers([number]) }

    init(_ color: UIColor?) { self = .colors([(color ?? .clear).components(with: .ofPage)]) }

    private static func numbers(of value: Any?, count: Int) -> [CGFloat]? {
        switch value {
        case let value as CGPoint: matching([value.x, value.y], count)
        case let value as CGSize: matching([value.width, value.height], count)
        case let value as CGRect: matching([value.minX, value.minY, value.width, value.height], count)
        case let value as CATransform3D: matching(LayerTransform(value.planeValues).numbers, count)
        case let value as CGAffineTransform:
            matching(LayerTransform([value.a, value.b, value.c, value.d, value.tx, value.ty]).numbers, count)
        case let value as CGFloat: matching([value], count)
        case let value as Double: matching([CGFloat(value)], count)
        case let value as Float: matching([CGFloat(value)], count)
        case let value as Int: matching([CGFloat(value)], count)
        case let value as NSNumber: matching([CGFloat(value.doubleValue)], count)
        case let value as [NSNumber]: value.map { CGFloat($0.doubleValue) }
        case let value as NSValue:
            switch count {
            case 2: [value.cgPointValue.x, value.cgPointValue.y]
            case 4:
                [
                    value.cgRectValue.minX, value.cgRectValue.minY, value.cgRectValue.width,
                    value.cgRectValue.height,
                ]
            default: nil
            }
        default: nil
        }
    }

    private static func matching(_ numbers: [CGFloat], _ count: Int) -> [CGFloat]? {
        numbers.count == count ? numbers : nil
    }
}

// MARK: - Arithmetic

extension LayerValue {
    /// Returns the value at a part of the way to another one. Values that do not match change at the end.
    func mixed(with other: LayerValue, by part: Double) -> LayerValue {
        combined(with: other) { $0 + ($1 - $0) * part } ?? (part < 1 ? self : other)
    }

    /// Returns the sum with a multiple of another value.
    func adding(_ other: LayerValue, times factor: Double = 1) -> LayerValue {
        combined(with: other) { $0 + $1 * factor } ?? other
    }

    /// Returns the difference to another value.
    func subtracting(_ other: LayerValue) -> LayerValue { adding(other, times: -1) }

    func distance(to other: LayerValue) -> Double {
        guard case (.numbers(let first), .numbers(let second)) = (self, other) else { return 1 }
        return zip(first, second).reduce(0) { $0 + Double(($1.1 - $1.0) * ($1.1 - $1.0)) }.squareRoot()
    }

    /// Combines all numbers; nil if the values do not match.
    private func combined(with other: LayerValue, _ combine: (Double, Double) -> Double) -> LayerValue? {
        func combined(_ a: CGFloat, _ b: CGFloat) -> CGFloat { CGFloat(combine(Double(a), Double(b))) }
        switch (self, other) {
        case (.numbers(let first), .numbers(let second)) where first.count == second.count:
            return .numbers(zip(first, second).map { combined($0, $1) })
        case (.colors(let first), .colors(let second)) where first.count == second.count:
            return .colors(
                zip(first, second).map { a, b in
                    UIColor.Components(
                        red: combine(a.red, b.red),
                        green: combine(a.green, b.green),
                        blue: combine(a.blue, b.blue),
                        alpha: combine(a.alpha, b.alpha)
                    )
                }
            )
        case (.path(let first), .path(let second)):
            return first.combined(with: second) { a, b in
                CGPoint(x: combined(a.x, b.x), y: combined(a.y, b.y))
            }.map { .path($0) }
        default: return nil
        }
    }
}

extension Path {
    /// Combines the points of paths with the same elements; nil for other paths.
    fileprivate func combined(with other: Path, _ combine: (CGPoint, CGPoint) -> CGPoint) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        var result: [Element] = []
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): result.append(.move(to: combine(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(to: combine(a, b)))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                result.append(.quadCurve(to: combine(a, b), control: combine(c, d)))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                result.append(.curve(to: combine(a, b), control1: combine(c, d), control2: combine(e, f)))
            case (.closeSubpath, .closeSubpath): result.append(.closeSubpath)
            default: return nil
            }
        }
        return Path(elements: result)
    }
}

/// A transform in the plane as scales, a rotation in radians, and a move.
struct LayerTransform {
    var scaleX: CGFloat = 1
    var scaleY: CGFloat = 1
    var rotation: CGFloat = 0
    var x: CGFloat = 0
    var y: CGFloat = 0

    /// Creates the parts of a transform without shears.
    ///
    /// - Parameter values: a, b, c, d, tx, ty; nil for none.
    init(_ values: [CGFloat]?) {
        guard let values else { return }
        let (a, b, c, d) = (values[0], values[1], values[2], values[3])
        scaleX = hypot(a, b)
        scaleY = scaleX == 0 ? hypot(c, d) : (a * d - b * c) / scaleX
        rotation = atan2(b, a)
        (x, y) = (values[4], values[5])
    }

    init(numbers: [CGFloat]) {
        (scaleX, scaleY, rotation, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])
    }

    var numbers: [CGFloat] { [scaleX, scaleY, rotation, x, y] }

    /// a, b, c, d, tx, ty.
    var values: [CGFloat] {
        let (s, c) = (sin(rotation), cos(rotation))
        return [scaleX * c, scaleX * s, -scaleY * s, scaleY * c, x, y]
    }
}
