import OrielCore

/// Continuous corners of boxes, drawn by the browser's `corner-shape`.
///
/// The superellipse follows the corner of Apple's shapes within 0.4 % of its radius, a quarter circle within 1.4 %. It
/// takes more of the sides than a quarter circle. Where they are shorter, browsers shrink it, and the corner is then too
/// sharp. So it is used only in boxes whose own style shows that there is room; others have quarter circles. `--smooth`
/// in the base style sheet is ``reach``, or 1 in browsers without `corner-shape`.
package enum SmoothCorners {
    /// The part of a side that a corner takes, as a multiple of the radius.
    package static let reach = 1.23

    package static let shape = "superellipse(1.365)"

    /// The width in points assumed of a view that takes the width it is offered.
    static let offer = 64.0

    /// The least width and height in points assumed of the content inside a padding: less than the smallest line of text.
    static let content = 10.0
}

extension Style {
    /// Rounds the corners of a box. Whether continuous corners have room is decided when the box is complete.
    mutating func round(_ radius: String?, isSmooth: Bool) {
        if let radius { self[.borderRadius] = radius }
        self[.cornerShape] = isSmooth && radius != nil ? SmoothCorners.shape : nil
    }

    /// Makes the continuous corners of a complete box wider, or quarter circles if the box may be too small.
    fileprivate mutating func completeCorners(in sides: Sides) {
        guard contains(.cornerShape) else { return }
        if let radius = self[.borderRadius], let radii = CornerRadii(radius), radii.fit(in: sides) {
            self[.borderRadius] = radii.css
        } else {
            self[.cornerShape] = nil
        }
    }

    /// Returns a length that the style sets in points.
    fileprivate func points(_ property: CSSProperty) -> Double? { self[property].flatMap { Double(css: $0[...]) } }

    /// Returns the sum of the paddings on both sides, without the part that trims a text.
    fileprivate func padding(_ property: CSSProperty) -> Double {
        guard let text = self[property] else { return 0 }
        // Only texts are trimmed, and replacing is slow.
        let isTrimmed = text.utf8.contains(UInt8(ascii: "("))
        let plain = isTrimmed ? text.replacing("calc(", with: "").replacing(" + \(TextStyle.trim))", with: "") : text
        let lengths = plain.split(separator: " ").map { Double(css: $0) ?? 0 }
        return (lengths.first ?? 0) + (lengths.last ?? 0)
    }
}

/// The lengths of the sides that a box has at least, in points.
private struct Sides {
    var width: Double
    var height: Double

    /// - Parameter fillsWidth: Whether the box takes the width it is offered.
    init(of markup: Markup, fillsWidth: Bool) {
        let style = markup.style
        let content = markup.isSlot || markup.text != nil ? SmoothCorners.content : 0
        // A length with a limit may be shorter.
        let fixedWidth = style.contains(.maxWidth) ? nil : style.points(.width)
        let fixedHeight = style.contains(.maxHeight) ? nil : style.points(.height)
        let inner = fillsWidth ? SmoothCorners.offer : content
        width = fixedWidth ?? max(style.padding(.paddingInline) + inner, style.points(.minWidth) ?? 0)
        height = fixedHeight ?? max(style.padding(.paddingBlock) + content, style.points(.minHeight) ?? 0)
    }

    /// The sides of a part of a box, which has lengths of its own or those of the box without its insets.
    init(of part: Markup, in box: Sides) {
        let inset = part.style.points(.inset)
        width = part.style.points(.width) ?? inset.map { box.width - 2 * $0 } ?? 0
        height = part.style.points(.height) ?? inset.map { box.height - 2 * $0 } ?? 0
    }
}

/// The values of a `border-radius` in points: for each axis, the corners clockwise from the top left.
private struct CornerRadii {
    let horizontal: [Double]
    let vertical: [Double]

    /// - Returns: Nil if a value is in another unit.
    init?(_ css: String) {
        if let radius = Double(css: css[...]) {
            horizontal = [radius, radius, radius, radius]
            vertical = horizontal
            return
        }
        let axes = css.split(separator: "/").map { axis in axis.split(separator: " ").map { Double(css: $0) } }
        guard let first = axes.first, let last = axes.last,
            let horizontal = Self.corners(first), let vertical = Self.corners(last)
        else { return nil }
        self.horizontal = horizontal
        self.vertical = vertical
    }

    private static func corners(_ values: [Double?]) -> [Double]? {
        let known = values.compactMap { $0 }
        guard known.count == values.count else { return nil }
        switch known.count {
        case 1: return [known[0], known[0], known[0], known[0]]
        case 4: return known
        default: return nil
        }
    }

    func fit(in sides: Sides) -> Bool {
        let width = max(horizontal[0] + horizontal[1], horizontal[2] + horizontal[3])
        let height = max(vertical[0] + vertical[3], vertical[1] + vertical[2])
        return SmoothCorners.reach * width <= sides.width && SmoothCorners.reach * height <= sides.height
    }

    var css: String {
        horizontal == vertical ? Self.css(horizontal) : "\(Self.css(horizontal))/\(Self.css(vertical))"
    }

    private static func css(_ radii: [Double]) -> String {
        let values = radii.dropFirst().allSatisfy { $0 == radii[0] } ? Array(radii.prefix(1)) : radii
        return values.map { $0 == 0 ? "0" : "calc(\(px($0))*var(--smooth))" }.joined(separator: " ")
    }
}

extension Markup {
    /// Decides which corners of the complete box of a view are continuous.
    mutating func completeCorners(of host: WebNode) {
        guard style.contains(.cornerShape) || !parts.isEmpty else { return }
        completeCorners(in: Sides(of: self, fillsWidth: host.outermost.fillsOfferedWidth))
    }

    private mutating func completeCorners(in sides: Sides) {
        style.completeCorners(in: sides)
        for index in parts.indices { parts[index].completeCorners(in: Sides(of: parts[index], in: sides)) }
    }
}

extension Double {
    /// Reads a length in points: `12px`, `0`.
    fileprivate init?(css: Substring) {
        guard css != "0" else {
            self = 0
            return
        }
        guard css.hasSuffix("px") else { return nil }
        self.init(css.dropLast(2))
    }
}

extension WebNode {
    /// Whether the view takes the width that its container offers. A layer takes that of the view it belongs to, which
    /// may be small.
    fileprivate var fillsOfferedWidth: Bool {
        guard traits.contains(.expandsHorizontally), context.horizontal == .bounded else { return false }
        var view = self
        while let parent = view.parent {
            if parent.renderer.boundsLayer { return parent.layer !== view }
            switch parent.kind {
            case .zStack, .padding: break
            case .frame where parent.attributes.number(.width) != nil: return false
            case .frame where parent.attributes.number(.maxWidth)?.isFinite ?? false: return false
            case .frame: break
            default: return true
            }
            view = parent
        }
        return true
    }
}
