import Foundation
package import OrielCore

/// The placement of a view in its container. Depends on the view's own traits and the container's placement, never on siblings.
struct ItemRule {
    let traits: LayoutTraits
    let priority: Double
    /// The finite maximum length of a frame along the main axis of its stack.
    var maxLength: Double?
    let placement: Placement
    /// The least width of an expanding view in a row; nil if the browser takes that of the content.
    var leastWidth: Double?
    /// Whether the view is in a column as high as its content, so that the view cannot start with a share of that height.
    var isInHuggingColumn = false
    /// Whether the view is a centred column: content that is too wide for the space overflows on both sides, and the other
    /// content keeps the space.
    var overflowsEvenly = false
    /// Whether the column's height comes from its neighbours.
    private let followsHeightOfStack: Bool

    /// - Parameter context: Disables expansion and softness along unbounded axes.
    init(traits: LayoutTraits, context: LayoutContext, priority: Double, maxLength: Double?, placement: Placement) {
        var traits = traits
        if context.horizontal == .unbounded { traits.subtract(.horizontal) }
        if context.vertical == .unbounded { traits.subtract(.vertical) }
        self.traits = traits
        followsHeightOfStack = context.vertical == .byStack
        self.priority = priority
        self.maxLength = maxLength
        self.placement = placement
    }

    var style: Style {
        var style = Style()
        switch placement.mode {
        case .horizontalStack:
            appendMainAxis(isHorizontal: true, to: &style)
            appendCrossAxis(isHorizontal: false, to: &style)
        case .verticalStack:
            appendMainAxis(isHorizontal: false, to: &style)
            appendCrossAxis(isHorizontal: true, to: &style)
        case .wrapper: appendInWrapper(to: &style)
        case .depthStack: appendInDepthStack(to: &style)
        case .layer: appendAsLayer(to: &style)
        case .layerBehind:
            appendAsLayer(to: &style)
            style.append(.zIndex, "-1")
        case .cell: appendInCell(to: &style)
        case .free: break
        }
        return style
    }

    private var hasOwnHeight: Bool { followsHeightOfStack || isInHuggingColumn }

    private func appendInCell(to style: inout Style) {
        style.append(.justifySelf, expands(true) ? "stretch" : placement.alignment.horizontal.css)
        style.append(.alignSelf, expands(false) ? "stretch" : placement.alignment.vertical.css)
        if isSoft(true) || expands(true) { style.append(.minWidth, "0") }
    }

    private func expands(_ isHorizontal: Bool) -> Bool {
        traits.contains(isHorizontal ? .expandsHorizontally : .expandsVertically)
    }

    private func isSoft(_ isHorizontal: Bool) -> Bool {
        traits.contains(isHorizontal ? .softHorizontally : .softVertically)
    }

    private func appendMainAxis(isHorizontal: Bool, to style: inout Style) {
        let minimum = isHorizontal ? CSSProperty.minWidth : .minHeight
        if expands(isHorizontal) {
            style.append(.flex, "\(weight) 1 0px")
            // In rows the minimum stays automatic: an equal share is never smaller than rigid content.
            if isHorizontal, let leastWidth { style.append(minimum, px(leastWidth)) }
            if !isHorizontal, isSoft(false), !hasOwnHeight { style.append(minimum, "0") }
        } else if isSoft(isHorizontal) {
            style.append(.flex, !isHorizontal && hasOwnHeight ? "0 1 auto" : "\(weight) 1 0px")
            style.append(minimum, "0")
            style.append(isHorizontal ? .maxWidth : .maxHeight, maxLength.map(px) ?? "max-content")
        } else {
            style.append(.flex, "none")
        }
    }

    private func appendCrossAxis(isHorizontal: Bool, to style: inout Style) {
        if expands(isHorizontal) {
            style.append(.alignSelf, "stretch")
        } else {
            let alignment = isHorizontal ? placement.alignment.horizontal.css : placement.alignment.vertical.css
            style.append(.alignSelf, placement.isSafe ? "safe \(alignment)" : alignment)
            if isSoft(isHorizontal) { style[isHorizontal ? .maxWidth : .maxHeight] = "100%" }
        }
    }

    private func appendInWrapper(to style: inout Style) {
        if expands(true) {
            style.append(.flex, "1 1 0px")
            // The view has no neighbours, so it may always be narrower than its ideal width.
            if isSoft(true) || overflowsEvenly { style.append(.minWidth, "0") }
        } else if isSoft(true) {
            style.append(.flex, "0 1 auto")
            style.append(.minWidth, "0")
        } else {
            style.append(.flex, "none")
        }
        if expands(false) {
            style.append(.alignSelf, "stretch")
            if isSoft(false) { style[.minHeight] = "0" }
        } else {
            style.append(.alignSelf, placement.alignment.vertical.css)
            if isSoft(false) { style.append(.maxHeight, "100%") }
        }
    }

    private func appendInDepthStack(to style: inout Style) {
        style.append(.gridArea, "1/1")
        style.append(.justifySelf, expands(true) ? "stretch" : placement.alignment.horizontal.css)
        style.append(.alignSelf, expands(false) ? "stretch" : placement.alignment.vertical.css)
        if expands(false), isSoft(false) { style.append(.minHeight, "0") }
        if expands(true), isSoft(true) || overflowsEvenly { style.append(.minWidth, "0") }
        // Transparent, transformed or overlaid elements are painted after all elements without a position, regardless
        // of their order. So all elements get a position.
        style.append(.position, "relative")
        if placement.isLayer { style.append(.pointerEvents, "var(--taps,auto)") }
    }

    private func appendAsLayer(to style: inout Style) {
        style.append(.position, "absolute")
        if placement.isLayer, !traits.isSuperset(of: .expands) {
            // Automatic margins centre the view, also if it is larger than the layer.
            style.append(.inset, "-9999px")
            style.append(.margin, "auto")
        } else {
            style.append(.inset, "0")
        }
        // The empty area of a layer passes taps to the content below; a layer with one view has none.
        style.append(.pointerEvents, placement.isLayer ? "var(--taps,auto)" : "none")
    }

    /// Higher priorities are filled before lower ones get any space.
    private var weight: String {
        switch priority {
        case -.infinity: "1"
        case ..<0: "100"
        case 0: "100000"
        case ...1: "1e10"
        default: "1e15"
        }
    }
}

extension HorizontalAlignment {
    package var css: String {
        switch self {
        case .leading: "flex-start"
        case .trailing: "flex-end"
        case .center: "center"
        default: Self.css(near: id.defaultValue(in: ViewDimensions(width: 100, height: 0)))
        }
    }

    /// Returns the CSS alignment nearest to the app's own alignment, whose guide is at a percentage of the view.
    fileprivate static func css(near percent: Double) -> String {
        percent < 25 ? "flex-start" : percent > 75 ? "flex-end" : "center"
    }
}

extension VerticalAlignment {
    package var css: String {
        switch self {
        case .top: "flex-start"
        case .bottom: "flex-end"
        case .firstTextBaseline: "first baseline"
        case .lastTextBaseline: "last baseline"
        case .center: "center"
        default: HorizontalAlignment.css(near: id.defaultValue(in: ViewDimensions(width: 0, height: 100)))
        }
    }
}
