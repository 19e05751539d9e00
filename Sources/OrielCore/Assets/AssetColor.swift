/// A colour of an asset catalogue, with its variants for each appearance.
struct AssetColor: Sendable {
    private let variants: [(appearance: AssetAppearance, color: Color)]

    init(_ set: ColorSet) {
        variants = set.colors.compactMap { entry in
            entry.color?.color.map { (entry.traits.appearance, $0) }
        }
    }

    func color(isDark: Bool, isHighContrast: Bool) -> Color? {
        var best: (score: Int, color: Color)?
        for (appearance, color) in variants {
            guard let score = appearance.score(isDark: isDark, isHighContrast: isHighContrast) else { continue }
            if best.map({ score > $0.score }) ?? true { best = (score, color) }
        }
        return best?.color
    }
}
