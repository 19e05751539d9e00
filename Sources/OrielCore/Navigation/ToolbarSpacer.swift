import Foundation

/// The size of a spacer in a bar.
public struct SpacerSizing: Hashable, Sendable {
    enum Sizing { case flexible, fixed }

    let sizing: Sizing

    public static let flexible = SpacerSizing(sizing: .flexible)
    public static let fixed = SpacerSizing(sizing: .fixed)
}

/// A space between items of a bar.
public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    public var body: some CustomizableToolbarContent {
        // The builder would hide that users could move the item.
        return ToolbarItem(id: "spacer", placement: placement) {
            Spacer().frame(width: sizing == .fixed ? 8 : nil)
        }
    }
}
