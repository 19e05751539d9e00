import OrielCore

extension ShapeRenderer {
    /// How a line along the edge of a box is drawn.
    enum EdgeLine {
        case border
        /// As a shadow inside, which takes no space from content.
        case shadow
    }

    /// Paints several layers of one rectangle on its box: fills, and in front of them a line along the edge.
    ///
    /// - Parameter edge: The form of the line; nil if the box can have none.
    /// - Returns: False, with the style unchanged, if they need nodes of their own.
    static func paintTogether(_ layers: [_ShapeLayer], on style: inout Style, edge: EdgeLine?) -> Bool {
        var fills = layers
        var line: (width: String, color: String)?
        if let layer = layers.last, ShapePart(layer, name: "").form == .border {
            guard edge != nil, let stroke = ShapePlan(layer.outline).stroke, let color = layer.style.value.cssColor
            else { return false }
            fills.removeLast()
            line = (px(Double(stroke.lineWidth)), color)
        }
        guard layers.count > 1, let bottom = fills.first, let top = fills.last, let corners = corners(of: bottom),
            layers.allSatisfy({ self.corners(of: $0) == corners })
        else { return false }
        for (index, fill) in fills.enumerated() {
            let value = fill.style.value
            // A material blurs what is behind the box. Shadows inside are drawn in front of all fills, and others behind.
            guard ShapePart(fill, name: "").form == .background,
                value.isColor || index == 0 && value.cssMaterial != nil,
                value.dropShadows.isEmpty || index == 0,
                value.dropShadows.count == value.cssShadows.count || index == fills.count - 1
            else { return false }
        }
        bottom.style.value.paint(&style)
        let covers = fills.dropFirst().reversed().compactMap(\.style.value.cssColor)
        let backgrounds = covers.map { "linear-gradient(\($0) 0 0)" } + [style[.background] ?? "none"]
        style[.background] = backgrounds.joined(separator: ",")
        var shadows = (top.style.value.cssShadows.filter(\.isInner) + bottom.style.value.dropShadows).map(\.boxShadow)
        if let line, edge == .shadow { shadows.insert("inset 0 0 0 \(line.width) \(line.color)", at: 0) }
        style[.boxShadow] = shadows.isEmpty ? nil : shadows.joined(separator: ",")
        style.round(corners.css(inset: 0), isSmooth: layers.allSatisfy { ShapePlan($0.outline).isSmooth })
        if let line, edge == .border { style[.border] = "\(line.width) solid \(line.color)" }
        return true
    }

    private static func corners(of layer: _ShapeLayer) -> ShapePlan.Corners? {
        guard case .rectangle(let corners) = ShapePlan(layer.outline).figure else { return nil }
        return corners
    }
}
