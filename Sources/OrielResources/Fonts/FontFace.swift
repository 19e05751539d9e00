/// A font as CSS and Core Text select it.
package struct FontFace: Hashable, Sendable {
    /// A name of a face, and the weight that it selects.
    package struct Instance: Hashable, Sendable {
        package let postScriptName: String
        package let fullName: String
        package let weight: Double
    }

    /// The families that the face is part of; at least one.
    package let families: [String]
    /// The names of the face itself; for a variable font, those of all its named instances too.
    package let instances: [Instance]
    /// From 1 to 1000; 400 is regular, 700 bold. Several for a variable font.
    package let weights: ClosedRange<Double>
    /// In percent of the normal width.
    package let widths: ClosedRange<Double>
    package let isItalic: Bool
    package let metrics: FontMetrics

    package var postScriptName: String { instances[0].postScriptName }
    package var family: String { families[0] }
}

extension FontFace {
    init(_ tables: FontTables) throws(FontError) {
        let names = try FontNames(tables.required("name"))
        families = names.families
        guard let family = families.first else { throw FontError("it has no family name") }
        metrics = try FontMetrics(tables)

        // Bold and italic as the old system of the Mac has them, for fonts without the table of Windows.
        let macStyle = try tables.required("head").number16(at: 44)
        var isItalic = macStyle & 2 != 0
        var weight = macStyle & 1 != 0 ? 700.0 : 400
        var width = 100.0
        if let windows = tables["OS/2"] {
            weight = Double(max(1, min(1000, try windows.number16(at: 4))))
            // Some old fonts number their weights from 1 to 9.
            if weight < 10 { weight *= 100 }
            let widthClass = try windows.number16(at: 6)
            width = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200][max(1, min(9, widthClass)) - 1]
            let selection = try windows.number16(at: 62)
            isItalic = isItalic || selection & 0x201 != 0
        }
        self.isItalic = isItalic

        let full = names.full ?? "\(family) \(names.style)"
        let compact = full.filter { $0 != " " }
        let own = Instance(postScriptName: names.postScript ?? compact, fullName: full, weight: weight)
        guard let table = tables["fvar"] else {
            (weights, widths, instances) = (weight...weight, width...width, [own])
            return
        }
        let variations = try FontVariations(table, names: names)
        weights = variations.weights ?? weight...weight
        widths = variations.widths ?? width...width
        let base = family.filter { $0 != " " }
        instances =
            [own]
            + variations.instances.map { instance in
                Instance(
                    postScriptName: instance.postScriptName ?? "\(base)-\(instance.style.filter { $0 != " " })",
                    fullName: "\(family) \(instance.style)",
                    weight: instance.weight ?? weight
                )
            }
    }
}
