/// The heights of a font's letters, as parts of the font size.
package struct FontMetrics: Hashable, Sendable {
    /// The height above the baseline.
    package var ascent: Double
    /// The depth below the baseline, as a positive number.
    package var descent: Double
    /// The space between lines.
    package var lineGap: Double
    package var capHeight: Double
    package var xHeight: Double

    package init(ascent: Double, descent: Double, lineGap: Double = 0, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// From the ascender to the descender.
    package var height: Double { ascent + descent }

    /// From line to line.
    package var lineHeight: Double { height + lineGap }
}

extension FontMetrics {
    /// Reads `head`, `hhea` and, if there is one, `OS/2`.
    init(_ tables: FontTables) throws(FontError) {
        let em = try tables.required("head").number16(at: 18)
        guard (16...16384).contains(em) else { throw FontError("its em has \(em) units; expected 16 to 16,384") }
        func part(_ units: Int) -> Double { Double(units) / Double(em) }

        let horizontal = try tables.required("hhea")
        ascent = part(try horizontal.signed16(at: 4))
        descent = -part(try horizontal.signed16(at: 6))
        lineGap = max(0, part(try horizontal.signed16(at: 8)))
        let windows = tables["OS/2"]
        if ascent == 0, descent == 0, let windows {
            ascent = part(try windows.signed16(at: 68))
            descent = -part(try windows.signed16(at: 70))
            lineGap = max(0, part(try windows.signed16(at: 72)))
        }
        guard (0.1...4).contains(ascent + descent), (-1...4).contains(ascent), (-1...4).contains(descent), lineGap <= 4
        else {
            throw FontError("its letters have a height of \(ascent + descent) em; expected 0.1 to 4")
        }
        (xHeight, capHeight) = (0.5 * ascent, 0.7 * ascent)
        // Older versions of the table lack both heights.
        if let windows, try windows.number16(at: 0) >= 2, windows.count >= 90 {
            xHeight = part(try windows.signed16(at: 86))
            capHeight = part(try windows.signed16(at: 88))
        }
    }
}
