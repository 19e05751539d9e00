/// The content of a symbol, composed of marks in painting order.
struct Drawing: Sendable {
    /// The width of all strokes at the regular weight, independent of the scale of a part.
    static let lineWidth = 1.75

    /// The line width that rounds the corners of small areas.
    static let areaLineWidth = 1.0

    /// The clearance between a front part and the parts behind it.
    static let clearance = 1.5

    var marks: [Mark] = []
    /// The width in grid units, centred on the grid.
    var width = 24.0
    /// The height in grid units, centred on the grid.
    var height = 24.0

    /// One painted path.
    struct Mark: Sendable {
        var path: String
        var role: Role
        var isSolid = false
        var dashes: Dashes?
        var lineWidth = Drawing.lineWidth
        var placement = SymbolPlacement.identity
    }

    /// The dashes of a closed contour.
    struct Dashes: Sendable {
        var count: Int
        /// The stroke's share of each dash, in tenths; 0 for dots.
        var length: Double
    }

    /// The effect of a mark, and its change in a filled symbol.
    enum Role: Sendable {
        /// Paints; becomes an area.
        case outline
        /// Paints in every variant.
        case line
        /// Paints; cut out of the area.
        case detail
        /// Paints; cut out of the area with everything it encloses.
        case hole
        /// Erases earlier marks in every variant.
        case gap
        /// Erases earlier marks; in a filled symbol it ends a cut.
        case lining
        /// Restores what earlier gaps erased.
        case restoration
    }
}

// MARK: - Variants

extension Drawing {
    /// Returns the `.fill` variant: contours become areas, and their details are cut out.
    func filled() -> Drawing {
        guard marks.contains(where: { $0.role == .outline }) else { return self }
        return mapMarks { mark in
            switch mark.role {
            case .outline:
                mark.role = .line
                mark.isSolid = true
            case .detail:
                mark.role = .gap
            case .hole:
                mark.role = .gap
                mark.isSolid = true
            case .lining:
                mark.role = .restoration
            case .line, .gap, .restoration:
                break
            }
        }
    }

    /// Returns the filled symbol inside another contour, as in `.circle` and `.bubble`.
    func enclosed(in enclosure: Enclosure) -> Drawing {
        let scale = enclosure.scale * min(1, 26.5 / width)
        let glyphPlacement = SymbolPlacement.at(enclosure.x, enclosure.y, scale: scale)
        let glyph = filled().placed(glyphPlacement).mapMarks { mark in
            switch mark.role {
            case .line, .restoration: mark.role = .detail
            case .gap: mark.role = .lining
            case .outline, .detail, .hole, .lining: break
            }
        }
        return Drawing(marks: [Mark(path: enclosure.path, role: .outline)] + glyph.marks, width: enclosure.width)
    }

    /// Returns the `.slash` variant.
    func slashed() -> Drawing {
        let path = "M3.4 3.4l17.2 17.2"
        let gap = Mark(path: path, role: .gap, lineWidth: Self.lineWidth + 2 * Self.clearance)
        let slash = [gap, Mark(path: path, role: .line)]
        return Drawing(marks: marks + slash, width: max(width, 20), height: max(height, 20))
    }

    /// Returns the symbol with a small disc at its lower right corner. The glyph is cut out of the disc.
    func badged(with glyph: Drawing) -> Drawing {
        var drawing = self
        drawing.width = max(width, 22)
        drawing.height = 24
        let right = 12 + drawing.width / 2
        let disc = ring(right - 5.4, 18.4, 4.4)
        drawing.marks += [
            Mark(path: disc, role: .gap, isSolid: true, lineWidth: Self.lineWidth + 2 * 1.1),
            Mark(path: disc, role: .line, isSolid: true, lineWidth: Self.areaLineWidth),
        ]
        drawing.marks +=
            glyph.filled().placed(.at(right - 5.4, 18.4, scale: 0.27)).mapMarks { mark in
                mark.role = .gap
                mark.lineWidth = min(mark.lineWidth, 1.5)
            }.marks
        return drawing
    }

    /// Returns the symbol with a dot at its upper right corner.
    func badged() -> Drawing {
        let width = max(width, 22)
        let disc = ring(12 + width / 2 - 5, 5, 3.6)
        let marks = [
            Mark(path: disc, role: .gap, isSolid: true, lineWidth: 2 * Self.clearance),
            Mark(path: disc, role: .line, isSolid: true, lineWidth: 0.5),
        ]
        return Drawing(marks: self.marks + marks, width: width)
    }

    /// Returns the drawing moved, rotated or scaled. Its lines keep their weight.
    func placed(_ placement: SymbolPlacement) -> Drawing {
        guard placement != .identity else { return self }
        return mapMarks { $0.placement = placement.after($0.placement) }
    }

    /// Returns the drawing with lines of another weight. Gaps around them grow equally.
    func weighing(_ weight: SymbolWeight) -> Drawing {
        guard weight != .regular else { return self }
        var drawing = mapMarks { mark in
            // Small areas have a size of their own and no visible outline.
            if mark.isSolid, mark.lineWidth <= Self.areaLineWidth { return }
            mark.lineWidth = max(0, mark.lineWidth + weight.lineWidth - Self.lineWidth)
        }
        // A box that is as high as its lines follows them.
        if height < 24 { drawing.height = min(24, height + weight.lineWidth - Self.lineWidth) }
        return drawing
    }

    /// The gap around the contours of this drawing, to be erased from the marks behind it.
    var surroundings: [Mark] {
        marks.filter { $0.role == .outline || $0.role == .line }.map { mark in
            var gap = mark
            gap.isSolid = mark.isSolid || mark.role == .outline
            gap.role = .gap
            gap.lineWidth = mark.lineWidth + 2 * Self.clearance
            return gap
        }
    }

    private func mapMarks(_ change: (inout Mark) -> Void) -> Drawing {
        var drawing = self
        for index in drawing.marks.indices { change(&drawing.marks[index]) }
        return drawing
    }
}

// MARK: - Tables

extension Drawing {
    /// Creates a drawing from the layers of a table.
    ///
    /// - Parameter symbol: Returns the drawing of a copied symbol.
    init(_ layers: [Layer], symbol: (String) -> Drawing?) {
        func copy(_ name: String, _ placement: SymbolPlacement) -> Drawing {
            guard let drawing = symbol(name) else { preconditionFailure("there is no drawing named \(name) to copy") }
            return drawing.placed(placement)
        }
        for layer in layers {
            switch layer {
            case .outline(let path): marks.append(Mark(path: path, role: .outline))
            case .line(let path): marks.append(Mark(path: path, role: .line))
            case .detail(let path): marks.append(Mark(path: path, role: .detail))
            case .hole(let path): marks.append(Mark(path: path, role: .hole))
            case .solid(let path):
                marks.append(Mark(path: path, role: .detail, isSolid: true, lineWidth: Self.areaLineWidth))
            case .dots(let path): marks.append(Mark(path: path, role: .detail, lineWidth: 2.9))
            case .dashes(let path):
                marks.append(Mark(path: path, role: .line, dashes: Dashes(count: 12, length: 3.6)))
            case .fine(let path): marks.append(Mark(path: path, role: .detail, lineWidth: 1.3))
            case .over(let path):
                let front = Drawing(marks: [Mark(path: path, role: .outline)])
                marks += front.surroundings + front.marks
            case .copy(let name, let placement):
                marks += copy(name, placement).marks
            case .copyOver(let name, let placement):
                let front = copy(name, placement)
                marks += front.surroundings + front.marks
            case .width(let width):
                self.width = width
            case .height(let height):
                self.height = height
            }
        }
    }
}
