import Foundation

extension Attributes: CustomStringConvertible {
    /// A readable list of the attributes: `spacing: 12, alignment: leading, disabled`.
    @usableFromInline package var description: String {
        names.compactMap { name in self[name].map { Self.describe(name, $0) } }.joined(separator: ", ")
    }

    private static func describe(_ name: Name, _ value: Value) -> String {
        if name == .edges, case .number(let edges) = value {
            return "\(name): \(Edge.Set(rawValue: Int8(edges)).shortDescription)"
        }
        guard case .bool(let isTrue) = value else { return "\(name): \(value)" }
        if name == .isOn { return isTrue ? "on" : "off" }
        let word = "\(name)"
        let claim = word.hasPrefix("is") ? word.dropFirst(2).prefix(1).lowercased() + word.dropFirst(3) : word
        return isTrue ? claim : "not \(claim)"
    }
}

extension Attributes.Value: CustomStringConvertible {
    @usableFromInline package var description: String {
        switch self {
        case .bool(let isTrue): "\(isTrue)"
        case .number(let number): shortDescription(number)
        case .string(let string): String(reflecting: string)
        case .insets(let insets): insets.shortDescription
        case .alignment(let alignment): alignment.shortDescription
        case .color(let color): color.description
        case .style(let style): style.value.shortDescription
        case .font(let font): font.details.shortDescription
        case .tracks(let tracks): "[\(tracks.map(\.shortDescription).joined(separator: ", "))]"
        case .runs(let runs): "[\(runs.map(\.shortDescription).joined(separator: "; "))]"
        case .labelParts(let parts): "\(parts.map { $0 ?? "own label" })"
        case .point(let point): "(\(shortDescription(point.x)), \(shortDescription(point.y)))"
        case .shape(let outline): outline.value.shortDescription
        case .shapeLayers(let layers): "[\(layers.map(\.shortDescription).joined(separator: "; "))]"
        case .transform(let transform): "\(transform.entries.map(shortDescription))"
        case .transition(let transition): transition.shortDescription
        case .picture(let picture): picture.description
        case .motion(let motion): motion.path.rawValue
        case .calendar(let page): page.month.title
        case .wheels(let wheels): wheels.map { $0.rows[$0.selected - $0.first].text }.joined(separator: " ")
        case .canvas(let drawing): drawing.shortDescription
        case .columns(let columns): "\(columns.count)"
        }
    }
}

/// Returns a number without redundant zeros: 12, 0.5.
private func shortDescription(_ number: Double) -> String {
    if number == .infinity { return "infinity" }
    return Int(exactly: number).map(String.init) ?? "\(number)"
}

extension TextRun {
    /// The length and the attributes: `5 bold`.
    fileprivate var shortDescription: String {
        attributes.isEmpty ? "\(length)" : "\(length) \(attributes)"
    }
}

extension Edge.Set {
    fileprivate var shortDescription: String {
        Edge.allCases.filter { contains(Edge.Set($0)) }.map { "\($0)" }.joined(separator: " ")
    }
}

extension EdgeInsets {
    /// A single number if all sides are equal, otherwise each side by name.
    fileprivate var shortDescription: String {
        if self == EdgeInsets(top, edges: .all) { return OrielCore.shortDescription(top) }
        let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
        let named = sides.filter { $0.1 != 0 }.map { "\($0) \(OrielCore.shortDescription($1))" }
        return "(\(named.joined(separator: ", ")))"
    }
}

extension Alignment {
    /// The name used in app code; both axes if it has no name.
    fileprivate var shortDescription: String {
        let horizontal = horizontal.name
        let vertical = vertical.name
        if horizontal == "center" { return vertical }
        if vertical == "center" { return horizontal }
        return vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
    }
}

extension HorizontalAlignment {
    fileprivate var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        default: "custom"
        }
    }
}

extension VerticalAlignment {
    fileprivate var name: String {
        switch self {
        case .top: "top"
        case .center: "center"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        default: "custom"
        }
    }
}

extension FontDescription {
    /// The style or size, followed by its changes: `headline italic`, `system 17 weight 700`.
    fileprivate var shortDescription: String {
        var words: [String] = []
        switch base {
        case .style(let style, let design):
            words.append("\(style)")
            if let design { words.append("\(design)") }
        case .system(let size, let design):
            words.append("system \(OrielCore.shortDescription(size))")
            if let design { words.append("\(design)") }
        case .custom(let name, let size, _):
            words.append("\(String(reflecting: name)) \(OrielCore.shortDescription(size))")
        }
        if let weight { words.append("weight \(weight.number)") }
        if isItalic { words.append("italic") }
        if isMonospaced { words.append("monospaced") }
        if hasMonospacedDigits { words.append("monospacedDigits") }
        return words.joined(separator: " ")
    }
}

extension ResolvedShapeStyle {
    fileprivate var shortDescription: String {
        switch self {
        case .color(let color): color.description
        case .hierarchical(let level): Self.levelName(level)
        case .tint: "tint"
        case .foreground: "foreground"
        case .background: "background"
        case .selection: "selection"
        case .separator: "separator"
        case .fill: "fill"
        case .placeholder: "placeholder"
        case .link: "link"
        case .windowBackground: "windowBackground"
        case .material: "material"
        case .gradient: "gradient"
        case .linearGradient: "linearGradient"
        case .radialGradient: "radialGradient"
        case .ellipticalGradient: "ellipticalGradient"
        case .angularGradient: "angularGradient"
        case .mesh: "meshGradient"
        case .tiles(let tiles): "tiles \(tiles.picture)"
        case .deferred: "custom"
        case .level(let level, let base): "\(base.shortDescription).\(Self.levelName(level))"
        case .shadow(let shadow, let base): "\(base.shortDescription) with \(shadow.isInner ? "an inner" : "a") shadow"
        case .opacity(let opacity, let base): "\(base.shortDescription) at \(OrielCore.shortDescription(opacity))"
        }
    }

    private static func levelName(_ level: Int) -> String {
        let names = ["primary", "secondary", "tertiary", "quaternary", "quinary"]
        return names.indices.contains(level) ? names[level] : "level \(level)"
    }
}

extension ShapeOutline {
    /// The name of a simple shape, followed by its changes: `circle inset 2`.
    fileprivate var shortDescription: String {
        switch self {
        case .rectangle: "rectangle"
        case .circle: "circle"
        case .ellipse: "ellipse"
        case .capsule: "capsule"
        case .roundedRectangle(let size, _):
            "roundedRectangle \(OrielCore.shortDescription(size.width))"
                + (size.width == size.height ? "" : "x\(OrielCore.shortDescription(size.height))")
        case .unevenRoundedRectangle: "unevenRoundedRectangle"
        case .concentric: "concentric"
        case .container: "container"
        case .path: "path"
        case .inset(let base, let amount): "\(base.shortDescription) inset \(OrielCore.shortDescription(amount))"
        case .offset(let base, let offset):
            "\(base.shortDescription) offset \(OrielCore.shortDescription(offset.width))"
                + " \(OrielCore.shortDescription(offset.height))"
        case .rotated(let base, let angle, _): "\(base.shortDescription) rotated \(angle.degrees)"
        case .scaled(let base, _, _): "\(base.shortDescription) scaled"
        case .transformed(let base, _): "\(base.shortDescription) transformed"
        case .trimmed(let base, let from, let to):
            "\(base.shortDescription) trimmed \(OrielCore.shortDescription(from)) to \(OrielCore.shortDescription(to))"
        case .sized(let base, _, _): "\(base.shortDescription) sized"
        case .stroked(let base, let style):
            "\(base.shortDescription) stroked \(OrielCore.shortDescription(style.lineWidth))"
        }
    }
}

extension _ShapeLayer {
    fileprivate var shortDescription: String { "\(outline.shortDescription) \(style.value.shortDescription)" }
}

extension _TransitionEffects {
    /// The elements wrapped around content before insertion or after removal.
    fileprivate var shortDescription: String {
        if effects.isEmpty { return "identity" }
        return effects.map { "\($0.kind.rawValue) (\($0.attributes))" }.joined(separator: ", ")
    }
}

extension CanvasDrawing {
    /// The operation with its paint and its effects: `fill #ff0000`, `clip`.
    fileprivate var shortDescription: String {
        switch content {
        case .mark(let mark):
            "\(mark.stroke == nil ? "fill" : "stroke") \(mark.paint.shortDescription)\(mark.effects.shortDescription)"
        case .layer(let group):
            (group.clips.isEmpty ? group.isMasked ? "masked" : "layer" : "clip") + group.effects.shortDescription
        case .mask(let isInverse): isInverse ? "inverse mask" : "mask"
        case .view(let placement):
            switch placement.place {
            case .at(let point, _):
                "at \(OrielCore.shortDescription(point.x)) \(OrielCore.shortDescription(point.y))"
                    + placement.effects.shortDescription
            case .inside(let rect):
                "in \(OrielCore.shortDescription(rect.width))x\(OrielCore.shortDescription(rect.height))"
                    + placement.effects.shortDescription
            }
        }
    }
}

extension CanvasPaint {
    fileprivate var shortDescription: String {
        switch self {
        case .style(let style, _, _): style.value.shortDescription
        case .tiles(let tiles, _): "tiles \(tiles.picture)"
        }
    }
}

extension CanvasEffects {
    fileprivate var shortDescription: String {
        var words = ""
        if opacity != 1 { words += " at \(OrielCore.shortDescription(opacity))" }
        if let blendMode { words += " \(blendMode)" }
        if !filters.isEmpty { words += " with \(filters.count) filters" }
        return words
    }
}
