package import OrielCore

extension ResolvedShapeStyle {
    /// The colour; nil for other styles.
    package var cssColor: String? {
        switch self {
        case .color(let color): color.css
        case .hierarchical(let level): Self.label(level)
        case .tint: "var(--tint)"
        case .foreground: "var(--label)"
        case .background, .windowBackground: "var(--background)"
        case .selection: "var(--tint)"
        case .separator: "var(--separator)"
        case .fill: "var(--fill-1)"
        case .placeholder: "var(--label-3)"
        case .link: "var(--tint)"
        // The system has further colours for these.
        case .level(let level, .background) where level > 0: "var(--background-\(min(level, 2) + 1))"
        case .level(let level, .fill): "var(--fill-\(min(max(level, 0), 3) + 1))"
        case .level(let level, let base):
            base.cssColor.map { level == 0 ? $0 : Self.faded($0, to: Self.strength(level)) }
        case .opacity(let opacity, let base): base.cssColor.map { Self.faded($0, to: opacity * 100) }
        case .shadow(_, let base): base.cssColor
        // For texts and lines; other views are painted with a picture.
        case .mesh(let mesh): mesh.mean.css
        case .material, .gradient, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .tiles,
            .deferred:
            nil
        }
    }

    /// Whether the style is a colour. Computes no CSS.
    var isColor: Bool {
        switch self {
        case .level(_, let base), .opacity(_, let base), .shadow(_, let base): base.isColor
        case .material, .gradient, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient, .mesh,
            .tiles, .deferred:
            false
        default: true
        }
    }

    /// Whether the style can be the background of any node: a material blurs what is behind its node, a diagonal gradient
    /// depends on the proportions of its box, and a clip around the node would not cut a shadow.
    var isPlain: Bool { !hasShadow && (isColor || isGradient && !isDiagonalGradient) }

    private static func label(_ level: Int) -> String {
        level == 0 ? "var(--label)" : "var(--label-\(min(level + 1, 4)))"
    }

    static func strength(_ level: Int) -> Double { [100, 60, 30, 18, 12][min(level, 4)] }

    static func faded(_ color: String, to percent: Double) -> String {
        "color-mix(in srgb,\(color) \(number(percent))%,#0000)"
    }
}
