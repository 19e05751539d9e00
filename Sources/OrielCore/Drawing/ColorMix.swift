import Foundation

/// A mix of two colours.
struct ColorMix: Hashable, Sendable {
    let first: Color
    let second: Color
    /// The share of the second colour.
    let fraction: Double
    let space: Gradient.ColorSpace

    func resolve(in context: ColorContext) -> Color.Resolved {
        let (a, b) = (first.resolve(in: context), second.resolve(in: context))
        let share = Float(min(max(fraction, 0), 1))
        let opacity = a.opacity + (b.opacity - a.opacity) * share
        guard space == .perceptual else {
            return Color.Resolved(
                red: a.red + (b.red - a.red) * share,
                green: a.green + (b.green - a.green) * share,
                blue: a.blue + (b.blue - a.blue) * share,
                opacity: opacity
            )
        }
        let mixed = a.perceptual + (b.perceptual - a.perceptual) * share
        return Color.Resolved(perceptual: mixed, opacity: opacity)
    }
}

extension Color {
    /// Returns a mix of this colour and another.
    ///
    /// - Parameters:
    ///   - fraction: The fraction of the other colour, from 0 to 1.
    ///   - colorSpace: The colour space of the interpolation.
    public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        let mix = ColorMix(first: self, second: rhs, fraction: fraction, space: colorSpace)
        return Color(.reference(ColorReference(.mix(mix)), opacity: 1))
    }
}

extension Gradient {
    /// The colour space of an interpolation between colours.
    public struct ColorSpace: Hashable, Sendable {
        private let isPerceptual: Bool

        /// Interpolates the device's components.
        public static let device = ColorSpace(isPerceptual: false)
        /// Interpolates in a perceptual colour space, Oklab.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }
}

// Oklab, by its author Björn Ottosson: a matrix to the eye's receptors, cube roots, a matrix to lightness and tint.
extension Color.Resolved {
    package var perceptual: SIMD3<Float> {
        let (red, green, blue) = (linearRed, linearGreen, linearBlue)
        let long = cbrt(0.412_221_47 * red + 0.536_332_54 * green + 0.051_445_99 * blue)
        let medium = cbrt(0.211_903_5 * red + 0.680_699_55 * green + 0.107_396_96 * blue)
        let short = cbrt(0.088_302_46 * red + 0.281_718_84 * green + 0.629_978_7 * blue)
        return SIMD3(
            0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short,
            1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short,
            0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
        )
    }

    package init(perceptual color: SIMD3<Float>, opacity: Float) {
        func cube(_ number: Float) -> Float { number * number * number }
        let long = cube(color.x + 0.396_337_78 * color.y + 0.215_803_76 * color.z)
        let medium = cube(color.x - 0.105_561_346 * color.y - 0.063_854_17 * color.z)
        let short = cube(color.x - 0.089_484_18 * color.y - 1.291_485_5 * color.z)
        self.init(
            colorSpace: .sRGBLinear,
            red: 4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short,
            green: -1.268_438 * long + 2.609_757_4 * medium - 0.341_319_38 * short,
            blue: -0.004_196_086 * long - 0.703_418_6 * medium + 1.707_614_7 * short,
            opacity: opacity
        )
    }
}
