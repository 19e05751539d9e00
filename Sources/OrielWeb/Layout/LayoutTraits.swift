/// How a view responds to the size it is offered, along both axes.
///
/// A view that expands takes the whole offer. A soft view has a preferred size, but may become smaller. Other views are
/// rigid. If both are set, expanding takes precedence when space is distributed.
package struct LayoutTraits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let expandsHorizontally = LayoutTraits(rawValue: 1)
    package static let expandsVertically = LayoutTraits(rawValue: 2)
    package static let softHorizontally = LayoutTraits(rawValue: 4)
    package static let softVertically = LayoutTraits(rawValue: 8)
    /// A view inside has a part of the width of its container, so a scroll view around it has the width that it is offered.
    package static let measuresContainerWidth = LayoutTraits(rawValue: 16)
    /// The view begins with the icon of a label. In a list, the line under its row begins at the title.
    package static let beginsWithIcon = LayoutTraits(rawValue: 32)
    /// A frame inside limits its width and takes the offer below the limit, so the view can be narrower than the limit.
    package static let limitsWidth = LayoutTraits(rawValue: 64)

    package static let expands: LayoutTraits = [.expandsHorizontally, .expandsVertically]
    package static let soft: LayoutTraits = [.softHorizontally, .softVertically]
    package static let horizontal: LayoutTraits = [.expandsHorizontally, .softHorizontally]
    package static let vertical: LayoutTraits = [.expandsVertically, .softVertically]
}

/// The bounds of an axis for a view.
package enum Bound: UInt8, Sendable {
    /// A finite offer.
    case bounded
    /// No offer: views take their ideal size.
    case unbounded
    /// The cross axis of an unbounded stack: views stretch to the stack, but are at least as large as their ideal size.
    case byStack
}

/// The layout information that a view gets from its ancestors.
package struct LayoutContext: Equatable, Sendable {
    package var horizontal = Bound.bounded
    package var vertical = Bound.bounded
    /// The axis of the nearest enclosing stack, for spacers and dividers.
    package var axis = StackAxis.none
    /// Whether a container around the view may align views by the baselines of their letters.
    package var alignsBaselines = false
    /// Whether the view is in front of others, so that presses beside what it shows are for them.
    package var isInFront = false

    package init() {}

    package enum StackAxis: UInt8, Sendable { case none, horizontal, vertical }
}
