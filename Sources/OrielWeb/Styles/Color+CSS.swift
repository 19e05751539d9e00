package import OrielCore

extension Color {
    /// The colour in CSS. If light and dark differ, both with `light-dark()`, and the page chooses.
    package var css: String {
        if let known = wellKnownCSS { return known }
        let (light, dark) = (resolve(in: .light).css, resolve(in: .dark).css)
        return light == dark ? light : "light-dark(\(light),\(dark))"
    }

    private var wellKnownCSS: String? {
        switch self {
        case .primary: "var(--label)"
        case .secondary: "var(--label-2)"
        case .accentColor: "var(--tint)"
        case .white: "#fff"
        case .black: "#000"
        case .clear: "#0000"
        default: nil
        }
    }
}

extension Color.Resolved {
    /// `#rrggbb`, with two more digits for the alpha value if it is not opaque.
    package var css: String { hexadecimal("0123456789abcdef", omitsOpaque: true) }
}
