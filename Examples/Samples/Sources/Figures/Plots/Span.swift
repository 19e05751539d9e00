import Foundation

/// A stretch of time with a name.
public struct Span: Identifiable, Hashable, Sendable {
    public let name: String
    public let range: ClosedRange<Double>

    public var id: String { name }

    public init(_ name: String, _ range: ClosedRange<Double>) {
        self.name = name
        self.range = range
    }
}
