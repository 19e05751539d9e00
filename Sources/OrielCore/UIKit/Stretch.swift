import Foundation
import OrielUIKit

/// The axes in which a view fills the space that it is offered, rather than having the size of its content.
struct Stretch: OptionSet, Equatable {
    let rawValue: Int

    static let horizontal = Stretch(rawValue: 1)
    static let vertical = Stretch(rawValue: 2)
    static let both: Stretch = [.horizontal, .vertical]

    static func along(_ axis: NSLayoutConstraint.Axis) -> Stretch { axis == .horizontal ? .horizontal : .vertical }
}

extension Stretch {
    /// Creates the axes in which a view gives way to more space, as Apple's does in a representable.
    @MainActor init(of view: UIView) {
        self = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
        where view.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue {
            insert(.along(axis))
        }
    }
}

extension View {
    /// Fills the space in some axes.
    nonisolated func stretched(_ stretch: Stretch, alignment: Alignment = .center) -> AnyView {
        if stretch.isEmpty { return AnyView(self) }
        return AnyView(
            frame(
                maxWidth: stretch.contains(.horizontal) ? .infinity : nil,
                maxHeight: stretch.contains(.vertical) ? .infinity : nil,
                alignment: alignment
            )
        )
    }

    /// Applies a modifier if a condition is true.
    nonisolated func `if`<Result: View>(_ condition: Bool, _ modify: (Self) -> Result) -> AnyView {
        condition ? AnyView(modify(self)) : AnyView(self)
    }
}
