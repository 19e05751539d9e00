import OrielCore

/// The progress of a task: a bar, a ring, or a spinning indicator.
package enum ProgressRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        isCircular(node) ? [] : [.expandsHorizontally, .softHorizontally]
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    private static func isCircular(_ node: WebNode) -> Bool {
        switch node.attributes.string(.controlStyle) {
        case "linear", "linearCapacity", "accessoryLinear", "accessoryLinearCapacity": false
        case "circular", "accessoryCircular", "accessoryCircularCapacity": true
        default: node.kind == .progress && node.attributes[.value] == nil
        }
    }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        let value = attributes.number(.value)
        var markup = Markup()
        markup[.dataKind] = node.kind == .gauge ? "gauge" : "progress"
        markup.describeControl(node)
        markup[.dataStyle] = isCircular(node) ? (value == nil ? "spinner" : "ring") : "bar"
        if node.hidesLabel { markup[.dataState] = "unlabeled" }
        var labels = Markup(.span)
        labels[.dataKind] = "labels"
        labels.isSlot = true
        var bar = Markup(.span)
        bar[.dataKind] = "track"
        bar[.role] = node.kind == .gauge ? "meter" : "progressbar"
        let name = node.labelText()
        bar[.ariaLabel] = name.isEmpty ? attributes.string(.label) : name
        if let value {
            bar[.ariaValueNow] = number((value * 1000).rounded() / 10)
            bar[.ariaValueMin] = "0"
            bar[.ariaValueMax] = "100"
            let text = node.labelText(role: "value")
            if !text.isEmpty { bar[.ariaValueText] = text }
            bar.inline[.value] = number((value * 10000).rounded() / 10000)
        }
        appendTimer(of: node, to: &bar)
        markup.parts = [labels, bar]
        return Box(markup)
    }

    /// Shows progress over time as an animation that has already started and ends at the right time.
    private static func appendTimer(of node: WebNode, to bar: inout Markup) {
        let attributes = node.attributes
        guard node.kind == .progress, let value = attributes.number(.value), let start = attributes.number(.minimum),
            let end = attributes.number(.maximum), end > start
        else { return }
        let isEmptying = attributes.number(.step) == -1
        let passed = (isEmptying ? 1 - value : value) * (end - start)
        let name = isEmptying ? "oriel-emptying" : "oriel-filling"
        bar.inline[.animation] = "\(name) \(number(end - start))s linear \(number(-passed.rounded()))s both"
    }
}
