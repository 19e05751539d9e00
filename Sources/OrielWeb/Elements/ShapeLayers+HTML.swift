import OrielCore

extension ShapeRenderer {
    /// Paints several layers of one rectangle on its box: fills, and in front of them a line along the edge.
    ///
    /// - Returns: False, with the style unchanged, if they need nodes of their own.
    static func paintTogether(_ layers: [_ShapeLayer], on style: inout Style, hasBorders: Bool) -> Bool {
        var fills = layers
        var border: String?
        if let line = layers.last, ShapePart(line, name: "").form == .border {
            guard hasBorders, let stroke = ShapePlan(line.outline).stroke, let color = line.style.value.cssColor else {
                return false
            }
            fills.removeLast()
            border = "\(px(Double(stroke.lineWidth))) solid \(color)"
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
        let shadows = top.style.value.cssShadows.filter(\.isInner) + bottom.style.value.dropShadows
        style[.boxShadow] = shadows.isEmpty ? nil : shadows.map(\.boxShadow).joined(separator: ",")
        style.round(corners.css(inset: 0), isSmooth: layers.allSatisfy { ShapePlan($0.outline).isSmooth })
        if let border { style[.border] = border }
        return true
    }

    private static func corners(of layer: _ShapeLayer) -> ShapePlan.Corners? {
        guard case .rectangle(let corners) = ShapePlan(layer.outline).figure else { return nil }
        return corners
    }
}
