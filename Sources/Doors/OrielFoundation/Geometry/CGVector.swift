public import Foundation

/// A direction with a length.
@frozen public struct CGVector: Hashable, Sendable, Codable {
    public static let zero = CGVector()

    public var dx: CGFloat
    public var dy: CGFloat

    public init() { self.init(dx: 0 as CGFloat, dy: 0 as CGFloat) }

    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

    /// Reads an array of two numbers, as Apple's type does.
    public init(from decoder: any Decoder) throws {
        var numbers = try decoder.unkeyedContainer()
        self.init(dx: try numbers.decode(CGFloat.self), dy: try numbers.decode(CGFloat.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var numbers = encoder.unkeyedContainer()
        try numbers.encode(dx)
        try numbers.encode(dy)
    }
}
