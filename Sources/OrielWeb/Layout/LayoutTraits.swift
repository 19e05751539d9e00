/// How a view answers what it is offered, along both axes.
///
/// A view that expands takes whatever it is offered; a soft one wants a size of its own, but may become smaller; what is
/// neither is rigid. Where both are set, expanding wins over soft when space is handed out.
package struct LayoutTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let expandsHorizontally = LayoutTraits(rawValue: 1)
    package static let expandsVertically = LayoutTraits(rawValue: 2)
    package static let softHorizontally = LayoutTraits(rawValue: 4)
    package static let softVertically = LayoutTraits(rawValue: 8)

    package static let expands: LayoutTraits = [.expandsHorizontally, .expandsVertically]
    package static let soft: LayoutTraits = [.softHorizontally, .softVertically]
    package static let horizontal: LayoutTraits = [.expandsHorizontally, .softHorizontally]
    package static let vertical: LayoutTraits = [.expandsVertically, .softVertically]
}

/// How an axis is bounded for a view.
package enum Bound: UInt8, Sendable {
    /// An offer that ends somewhere.
    case bounded
    /// No offer at all: views take their ideal size.
    case unbounded
    /// The cross axis of a stack that is itself unbounded: views stretch to the stack, their ideal size is the least.
    case byStack
}

/// What a view is told from above.
package struct LayoutContext: Equatable, Sendable {
    package var horizontal = Bound.bounded
    package var vertical = Bound.bounded
    /// The axis of the nearest stack around the view, for spacers and dividers.
    package var axis = StackAxis.none

    package init() {}

    package enum StackAxis: UInt8, Sendable { case none, horizontal, vertical }
}
