package import OrielCore

extension Material.Thickness {
    /// The cover over the blurred content, in light and dark.
    private var cover: String {
        switch self {
        case .ultraThin: "light-dark(#f7f7f773,#2525258c)"
        case .thin: "light-dark(#f7f7f799,#252525a6)"
        case .regular: "light-dark(#f7f7f7b8,#252525bf)"
        case .thick: "light-dark(#f7f7f7d1,#252525d6)"
        case .ultraThick: "light-dark(#f7f7f7e6,#252525eb)"
        case .bar: "light-dark(#f9f9f9e0,#1d1d1de0)"
        }
    }

    /// Fills a box with the blurred content behind it.
    package func paint(_ style: inout Style) {
        style[.background] = cover
        style[.webkitBackdropFilter] = "blur(24px) saturate(1.8)"
        style[.backdropFilter] = "blur(24px) saturate(1.8)"
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
