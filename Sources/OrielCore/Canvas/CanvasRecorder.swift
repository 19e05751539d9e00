import Foundation

/// The operations of a canvas or of one of its layers, in the order in which they were drawn.
final class CanvasRecorder {
    let size: CGSize
    private(set) var items: [CanvasItem] = []
    private let symbols: CanvasSymbols

    init<Symbols: View>(size: CGSize, symbols: Symbols, symbolSizes: [AnyHashable: CGSize]) {
        self.size = size
        self.symbols = CanvasSymbols(symbols, sizes: symbolSizes)
    }

    /// Creates a recorder for a layer of a canvas.
    init(layerOf recorder: CanvasRecorder) {
        (size, symbols) = (recorder.size, recorder.symbols)
    }

    /// The most operations that a blend mode may draw twice.
    private static let maxCopies = 2_000

    // MARK: - Symbols

    /// The symbols whose sizes have been read, with their views.
    var measuredSymbols: [(AnyHashable, AnyView)] { symbols.measured }

    func symbol(_ id: AnyHashable) -> AnyView? { symbols.view(id) }

    /// Returns the size of a symbol; zero until the browser has measured it.
    func size(ofSymbol id: AnyHashable) -> CGSize { symbols.size(id) }

    // MARK: - Operations

    /// Adds an operation inside clips.
    func append(_ item: CanvasItem, clips: [NumberedClip]) {
        guard !clips.isEmpty else { return blend(item) }
        let numbers = clips.map(\.number)
        if item.effects.blendMode == nil, case .layer(var last)? = items.last, last.clipNumbers == numbers {
            last.append(item, depth: clips.layerCount)
            items[items.count - 1] = .layer(last)
            return
        }
        // The blend mode applies to what the clips have left.
        var item = item
        let mode = item.effects.blendMode
        item.effects.blendMode = nil
        var result = item
        for layer in clips.layers.reversed() {
            var layer = layer
            layer.items = [result]
            result = .layer(layer)
        }
        if case .layer(var outermost) = result, mode == nil {
            outermost.clipNumbers = numbers
            result = .layer(outermost)
        }
        result.effects.blendMode = mode
        blend(result)
    }

    /// Adds an operation. The modes that look at the opacity of what was drawn before become masks.
    private func blend(_ item: CanvasItem) {
        guard let mode = item.effects.blendMode else { return items.append(item) }
        var plain = item
        plain.effects.blendMode = nil
        switch mode {
        case .destinationOver: items.insert(plain, at: 0)
        case .destinationOut, .clear: erase(plain)
        case .destinationIn: items = masked(items, by: [plain])
        case .sourceIn: items = masked([plain], by: items)
        case .sourceOut: items = masked([plain], by: items, isInverse: true)
        case .copy:
            var opaque = plain
            opaque.effects.opacity = 1
            erase(opaque)
            items.append(plain)
        case .sourceAtop where mayCopy: items += masked([plain], by: items)
        case .destinationAtop where mayCopy:
            items = masked([plain], by: items, isInverse: true) + masked(items, by: [plain])
        case .exclusiveOr where mayCopy:
            let outside = masked([plain], by: items, isInverse: true)
            erase(plain)
            items += outside
        case .sourceAtop, .destinationAtop, .exclusiveOr:
            GraphIssue.report(
                .warning,
                "A canvas draws more than \(Self.maxCopies) operations below one with the blend mode \(mode). It is drawn as normal; "
                    + "draw it in a layer with fewer operations."
            )
            items.append(plain)
        default: items.append(item)
        }
    }

    private var mayCopy: Bool { items.reduce(0) { $0 + $1.count } <= Self.maxCopies }

    private func masked(_ items: [CanvasItem], by mask: [CanvasItem], isInverse: Bool = false) -> [CanvasItem] {
        var group = CanvasGroup()
        group.isMasked = true
        return [.layer(CanvasLayer(group: group, items: items, mask: mask, isMaskInverse: isInverse))]
    }

    /// Removes what was drawn before where the item is. Strokes of an eraser share one mask.
    private func erase(_ item: CanvasItem) {
        if items.count == 1, case .layer(var layer) = items[0], layer.isMaskInverse, layer.clipNumbers == nil,
            layer.group.clips.isEmpty, layer.group.effects == CanvasEffects()
        {
            layer.mask?.append(item)
            items = [.layer(layer)]
        } else if !items.isEmpty {
            items = masked(items, by: [item], isInverse: true)
        }
    }
}

extension CanvasLayer {
    /// Adds an item to the layer inside a number of layers, of which each contains the next.
    fileprivate mutating func append(_ item: CanvasItem, depth: Int) {
        guard depth > 1, case .layer(var inner)? = items.last else { return items.append(item) }
        inner.append(item, depth: depth - 1)
        items[items.count - 1] = .layer(inner)
    }
}

// MARK: - Clips

/// A clip of a context. The number tells it from other clips, so that operations with the same clips share them.
struct NumberedClip {
    enum Area {
        case path(CanvasClip)
        case drawing([CanvasItem], isInverse: Bool)
    }

    let number: Int
    let area: Area

    /// - Parameter counter: The number of clips made so far.
    init(_ area: Area, counter: inout Int) {
        counter += 1
        number = counter
        self.area = area
    }
}

extension [NumberedClip] {
    /// The layers that clip, outermost first: one for adjacent paths, and one for each drawing.
    var layers: [CanvasLayer] {
        var layers: [CanvasLayer] = []
        for clip in self {
            switch clip.area {
            case .path(let path):
                if let last = layers.last, last.mask == nil {
                    layers[layers.count - 1].group.clips.append(path)
                } else {
                    layers.append(CanvasLayer(group: CanvasGroup(clips: [path]), items: []))
                }
            case .drawing(let mask, let isInverse):
                layers.append(
                    CanvasLayer(group: CanvasGroup(isMasked: true), items: [], mask: mask, isMaskInverse: isInverse)
                )
            }
        }
        return layers
    }

    var layerCount: Int { layers.count }
}
