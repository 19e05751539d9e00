import Foundation
package import OrielCore

/// How a view sits in its container; depends on the view's own traits and the container's placement, never on siblings.
struct ItemRule {
    let traits: LayoutTraits
    let priority: Double
    /// Of a frame with a finite greatest length along the main axis of its stack.
    var maxLength: Double?
    let placement: Placement
    /// Whether the view stands in a column that is as high as what is in it: no share of that can be what the view begins with.
    var isInHuggingColumn = false
    /// Whether the height of the column comes from what stands beside it.
    private let followsHeightOfStack: Bool

    /// - Parameter context: Switches off expanding and softness along axes without bounds.
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
            // Horizontally the minimum stays automatic: an equal share never goes below rigid content.
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
            // Nothing stands beside it, so it never has to be as wide as what it would like to be.
            if isSoft(true) { style.append(.minWidth, "0") }
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
        if expands(true), isSoft(true) { style.append(.minWidth, "0") }
        // What is see-through, turned or has an overlay is painted after all that has no position, whatever the order: so
        // all have one.
        style.append(.position, "relative")
        if placement.isLayer { style.append(.pointerEvents, "var(--taps,auto)") }
    }

    private func appendAsLayer(to style: inout Style) {
        style.append(.position, "absolute")
        style.append(.inset, "0")
        // The room beside what is in it belongs to what lies below.
        style.append(.pointerEvents, "none")
    }

    /// Higher priorities fill up before lower ones see anything.
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

    /// The nearest of the alignments CSS has to that of the app's own, whose guide lies at a percentage of the view.
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
