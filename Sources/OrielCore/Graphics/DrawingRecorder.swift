import Foundation

/// The text of an SVG file that grows with each operation of a `CGContext`.
struct DrawingRecorder {
    /// Drawings one after the other, which are erased together.
    private struct Item {
        var markup: String
        /// The attributes of the groups around the drawing, outermost first, each of which cuts something off.
        var clips: [String] = []
        /// What was drawn afterwards to remove parts of the drawing.
        var erasers: [String] = []
    }

    /// The rectangle that the image shows.
    let bounds: CGRect
    private var items: [Item] = []
    /// The drawings around the current layer, from the outermost layer to the innermost.
    private var outer: [[Item]] = []
    private var definitions = ""
    /// The names of definitions, by their text.
    private var names: [String: String] = [:]

    init(bounds: CGRect, isOpaque: Bool) {
        self.bounds = bounds
        if isOpaque { items = [Item(markup: "<rect\(bounds.svgAttributes)/>")] }
    }

    /// The most characters that a blend mode may write twice.
    private static let maxCopiedLength = 1 << 20

    /// Whether nothing has been drawn.
    var isEmpty: Bool { items.isEmpty && outer.allSatisfy(\.isEmpty) }

    // MARK: - Definitions

    /// Returns the name of a definition. Equal ones are written once.
    ///
    /// - Parameter rest: What follows the name: further attributes, and the content.
    mutating func define(_ tag: String, _ rest: String) -> String {
        if let known = names[tag + rest] { return known }
        let name = "d\(names.count)"
        names[tag + rest] = name
        definitions += "<\(tag) id=\"\(name)\"\(rest)"
        return name
    }

    /// Returns the name of a filter for the whole image, with a margin for what moves into it.
    mutating func filter(_ steps: String, margin: CGSize = .zero) -> String {
        let area = bounds.insetBy(dx: -margin.width, dy: -margin.height)
        let space = "filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\""
        return define("filter", " \(space)\(area.svgAttributes)>\(steps)</filter>")
    }

    /// Returns the name of a mask that shows what is below a drawing.
    mutating func mask(_ markup: String) -> String {
        define(
            "mask",
            " maskUnits=\"userSpaceOnUse\"\(bounds.svgAttributes) style=\"mask-type:alpha\">\(markup)</mask>"
        )
    }

    /// Returns the name of a mask that hides what is below drawings.
    private mutating func inverseMask(_ markup: String) -> String {
        let black = filter("<feColorMatrix values=\"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0\"/>")
        let ground = "<rect\(bounds.svgAttributes) fill=\"#fff\"/>"
        let drawing = "<g filter=\"url(#\(black))\">\(markup)</g>"
        return define("mask", " maskUnits=\"userSpaceOnUse\"\(bounds.svgAttributes)>\(ground)\(drawing)</mask>")
    }

    // MARK: - Operations

    /// Adds a drawing inside clips.
    ///
    /// - Parameter isOpaque: Whether it has no translucent parts, apart from its edges.
    mutating func append(_ markup: String, clips: [String], mode: CGBlendMode, isOpaque: Bool) {
        if mode == .normal || mode == .copy && isOpaque { return append(Item(markup: markup, clips: clips)) }
        let plain = Self.group(markup, clips)
        if let css = mode.css {
            // The mode is that of the outermost group: clips keep what is inside from mixing with what is outside.
            return items.append(Item(markup: "<g style=\"mix-blend-mode:\(css)\">\(plain)</g>"))
        }
        switch mode {
        case .destinationOver: items.insert(Item(markup: plain), at: 0)
        case .destinationOut, .clear: erase(plain)
        case .destinationIn: items = [Item(markup: masked(joined(), by: plain))]
        case .sourceIn: items = [Item(markup: masked(plain, by: joined()))]
        case .sourceOut: items = [Item(markup: masked(plain, byInverse: joined()))]
        case .copy:
            erase(plain)
            append(Item(markup: plain))
        case .sourceAtop where mayCopy: append(Item(markup: masked(plain, by: joined())))
        case .destinationAtop where mayCopy:
            let below = joined()
            items = [Item(markup: masked(plain, byInverse: below)), Item(markup: masked(below, by: plain))]
        case .xor where mayCopy:
            let outside = masked(plain, byInverse: joined())
            erase(plain)
            append(Item(markup: outside))
        default:
            GraphIssue.report(
                .warning,
                "Too much is drawn below a drawing with the blend mode \(mode). It is drawn as normal; draw in a layer."
            )
            append(Item(markup: plain))
        }
    }

    private var mayCopy: Bool { items.reduce(0) { $0 + $1.markup.utf8.count } <= Self.maxCopiedLength }

    /// Adds a drawing, to the last one if that has the same clips.
    private mutating func append(_ item: Item) {
        if let last = items.last, last.clips == item.clips, last.erasers.isEmpty {
            items[items.count - 1].markup += item.markup
        } else {
            items.append(item)
        }
    }

    /// Removes what was drawn before where a drawing is. Strokes of an eraser share one mask.
    private mutating func erase(_ markup: String) {
        if items.count == 1, !items[0].erasers.isEmpty {
            items[0].erasers.append(markup)
        } else if !items.isEmpty {
            items = [Item(markup: joined(), erasers: [markup])]
        }
    }

    private mutating func masked(_ markup: String, by other: String) -> String {
        "<g mask=\"url(#\(mask(other)))\">\(markup)</g>"
    }

    private mutating func masked(_ markup: String, byInverse other: String) -> String {
        "<g mask=\"url(#\(inverseMask(other)))\">\(markup)</g>"
    }

    private static func group(_ markup: String, _ clips: [String]) -> String {
        clips.reversed().reduce(markup) { "<g \($1)>\($0)</g>" }
    }

    /// Returns the drawings of the current layer as one.
    private mutating func joined() -> String {
        var result = ""
        for item in items {
            let drawing = Self.group(item.markup, item.clips)
            result += item.erasers.isEmpty ? drawing : masked(drawing, byInverse: item.erasers.joined())
        }
        return result
    }

    // MARK: - Layers

    mutating func beginLayer() {
        outer.append(items)
        items = []
    }

    /// Ends the current layer.
    ///
    /// - Returns: Its drawings as one; nil if there is no layer.
    mutating func endLayer() -> String? {
        guard let around = outer.popLast() else { return nil }
        let layer = joined()
        items = around
        return layer.isEmpty ? "" : "<g style=\"isolation:isolate\">\(layer)</g>"
    }

    // MARK: - Result

    /// The image with what has been drawn so far.
    var svg: String {
        var copy = self
        while let layer = copy.endLayer() { copy.append(Item(markup: layer)) }
        let body = copy.joined()
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(\.svg).joined(separator: " ")
        let size = "width=\"\(bounds.width.svg)\" height=\"\(bounds.height.svg)\" viewBox=\"\(box)\""
        let defs = copy.definitions.isEmpty ? "" : "<defs>\(copy.definitions)</defs>"
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\(defs)\(body)</svg>"
    }
}
