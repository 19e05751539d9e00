package import OrielCore

extension Material.Thickness {
    /// How much of the content behind is covered, in light and dark.
    private var coverage: (light: Int, dark: Int) {
        switch self {
        case .ultraThin: (45, 55)
        case .thin: (60, 65)
        case .regular: (72, 75)
        case .thick: (82, 84)
        case .ultraThick: (90, 92)
        case .bar: (88, 88)
        }
    }

    /// Fills a box with the blurred content behind it. Where the user wants less transparency, the style rules set `--solid` to 100 %, and
    /// `--glass` to none.
    package func paint(_ style: inout Style) {
        let (light, dark) = self == .bar ? ("#f9f9f9", "#1d1d1d") : ("#f7f7f7", "#252525")
        func cover(_ color: String, _ percentage: Int) -> String {
            "color-mix(in srgb,\(color) var(--solid,\(percentage)%),#0000)"
        }
        style[.background] = "light-dark(\(cover(light, coverage.light)),\(cover(dark, coverage.dark)))"
        style[.webkitBackdropFilter] = "var(--glass,blur(24px) saturate(1.8))"
        style[.backdropFilter] = "var(--glass,blur(24px) saturate(1.8))"
    }
}

extension ResolvedShapeStyle {
    /// The material; nil for other styles.
    package var cssMaterial: Material.Thickness? {
        switch self {
        case .material(let thickness): thickness
        case .level(_, let base), .opacity(_, let base), .shadow(_, let base): base.cssMaterial
        default: nil
        }
    }

    /// The mesh gradient; nil for other styles.
    var colorMesh: ColorMesh? {
        switch self {
        case .mesh(let mesh): mesh
        case .level(_, let base), .opacity(_, let base), .shadow(_, let base): base.colorMesh
        default: nil
        }
    }

    /// Paints a picture of a mesh gradient on a box. It is an inline style: each picture of an animation would be one more class.
    func paintMesh(on markup: inout Markup) {
        guard let colorMesh else { return }
        markup.style[.background] = nil
        markup.inline[.background] = "url(\(MeshPicture.address(of: colorMesh))) 0/100% 100%"
        if case .opacity(let opacity, _) = self { markup.inline[.opacity] = number(opacity) }
    }

    /// Fills the background of a box.
    ///
    /// - Parameter isContained: Whether the nearest size container is exactly the box.
    package func paint(_ style: inout Style, isContained: Bool = false) {
        if let color = cssColor {
            style[.background] = color
        } else if let gradient = cssGradient {
            style[.background] = gradient.css(isContained: isContained)
        } else if let material = cssMaterial {
            material.paint(&style)
        } else if let tiles {
            if tiles.isWhole { tiles.paint(&style) }
            if case .opacity(let opacity, _) = self { style[.opacity] = number(opacity) }
        }
        let shadows = cssShadows
        if !shadows.isEmpty { style[.boxShadow] = shadows.map(\.boxShadow).joined(separator: ",") }
    }
}
