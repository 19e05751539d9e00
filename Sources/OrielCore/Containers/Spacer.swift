public import Foundation

/// Flexible space along the axis of its stack.
public struct Spacer: Sendable {
    /// The minimum length in points; nil for the platform default.
    public var minLength: CGFloat?

    public nonisolated init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: LeafElementView, StaticElementDescription {
    public typealias Body = Never

    package var element: Element {
        var attributes = Attributes()
        attributes.set(.minLength, minLength)
        return Element(.spacer, attributes: attributes)
    }
}

/// A thin line across its stack.
public struct Divider: Sendable {
    public nonisolated init() {}
}

extension Divider: LeafElementView, StaticElementDescription {
    public typealias Body = Never

    package var element: Element { Element(.divider) }
}
