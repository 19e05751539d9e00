package import OrielResources

/// The style rules with which browsers find the fonts of an app.
package enum FontRules {
    /// Returns a rule for each font. A browser loads a font when a page first uses it.
    ///
    /// The heights are those that the server computes with: without them, browsers read them from different tables.
    ///
    /// - Parameter address: Returns the address of a file.
    package static func text(for fonts: AppFonts, address: (FontFile) -> String) -> String {
        fonts.fonts.map { font in
            let face = font.file.face
            let rules = [
                "font-family:\(quoted(font.family))",
                "src:url(\(address(font.file))) format(\"\(font.file.format.name)\")",
                "font-display:swap",
                descriptor("font-weight", face.weights, unit: "", isDefault: 400...400),
                face.isItalic ? "font-style:italic" : nil,
                descriptor("font-stretch", face.widths, unit: "%", isDefault: 100...100),
                "ascent-override:\(percent(face.metrics.ascent))",
                "descent-override:\(percent(face.metrics.descent))",
                "line-gap-override:\(percent(face.metrics.lineGap))",
            ]
            return "@font-face{\(rules.compactMap(\.self).joined(separator: ";"))}"
        }.joined(separator: "\n")
    }

    /// Returns a family as a string of CSS. Names come from files, so they may have any characters.
    static func quoted(_ family: String) -> String {
        "\"\(family.filter { $0.isLetter || $0.isNumber || " -_.,+&()'".contains($0) })\""
    }

    private static func descriptor(
        _ name: String,
        _ values: ClosedRange<Double>,
        unit: String,
        isDefault: ClosedRange<Double>
    ) -> String? {
        guard values != isDefault else { return nil }
        let (low, high) = (number(values.lowerBound) + unit, number(values.upperBound) + unit)
        return "\(name):\(low == high ? low : "\(low) \(high)")"
    }

    /// Negative heights are not allowed.
    private static func percent(_ part: Double) -> String { number(max(0, part) * 100) + "%" }
}
