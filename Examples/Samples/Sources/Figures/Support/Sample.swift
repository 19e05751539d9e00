import Foundation

/// A value with a name.
public struct Sample: Identifiable, Hashable, Sendable {
    public let name: String
    public var value: Double

    public var id: String { name }

    public init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }
}
