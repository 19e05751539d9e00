import Foundation

extension Color {
    /// The components of a colour in one environment.
    @frozen public struct Resolved: Hashable, Sendable, BitwiseCopyable {
        /// The red component in sRGB. Values outside 0...1 are possible for displays with a wider gamut.
        public var red: Float
        public var green: Float
        public var blue: Float
        public var opacity: Float

        public init(
            colorSpace: RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            self.opacity = opacity
            switch colorSpace {
            case .sRGB:
                (self.red, self.green, self.blue) = (red, green, blue)
            case .sRGBLinear:
                self.red = TransferCurve.encoded(red)
                self.green = TransferCurve.encoded(green)
                self.blue = TransferCurve.encoded(blue)
            case .displayP3:
                let color = TransferCurve.sRGB(fromP3: SIMD3(Double(red), Double(green), Double(blue)))
                (self.red, self.green, self.blue) = (Float(color.x), Float(color.y), Float(color.z))
            }
        }

        /// The red component in linear sRGB, without the transfer function.
        public var linearRed: Float {
            get { TransferCurve.linear(red) }
            set { red = TransferCurve.encoded(newValue) }
        }

        public var linearGreen: Float {
            get { TransferCurve.linear(green) }
            set { green = TransferCurve.encoded(newValue) }
        }

        public var linearBlue: Float {
            get { TransferCurve.linear(blue) }
            set { blue = TransferCurve.encoded(newValue) }
        }
    }
}

extension Color.Resolved: CustomStringConvertible {
    /// The colour in the form `#RRGGBBAA`.
    public var description: String { hexadecimal("0123456789ABCDEF") }

    /// Returns `#` and two digits for each of red, green, blue and opacity.
    ///
    /// - Parameters:
    ///   - digits: The 16 digits.
    ///   - omitsOpaque: Whether the opacity is left out if it is 1.
    package func hexadecimal(_ digits: StaticString, omitsOpaque: Bool = false) -> String {
        String(unsafeUninitializedCapacity: 9) { text in
            text[0] = UInt8(ascii: "#")
            var count = 1
            for channel in [red, green, blue, opacity] {
                let byte = UInt8(clamping: Int(saturating: Double((min(max(channel, 0), 1) * 255).rounded())))
                text[count] = digits.utf8Start[Int(byte >> 4)]
                text[count + 1] = digits.utf8Start[Int(byte & 15)]
                count += 2
                if omitsOpaque, count == 9, byte == 255 { count = 7 }
            }
            return count
        }
    }
}

extension Color.Resolved: Codable {}

extension Color.Resolved: Animatable {
    public typealias AnimatableData = AnimatablePair<
        Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
    >

    public var animatableData: AnimatableData {
        get { AnimatablePair(red, AnimatablePair(green, AnimatablePair(blue, opacity))) }
        set {
            red = newValue.first
            green = newValue.second.first
            blue = newValue.second.second.first
            opacity = newValue.second.second.second
        }
    }
}

/// The transfer curve of sRGB and Display P3, which gives dark colours more precision.
private enum TransferCurve {
    static func encoded(_ value: Float) -> Float { Float(encoded(Double(value))) }
    static func linear(_ value: Float) -> Float { Float(linear(Double(value))) }

    static func encoded(_ value: Double) -> Double {
        let amount = abs(value)
        let encoded = amount <= 0.003_130_8 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    static func linear(_ value: Double) -> Double {
        let amount = abs(value)
        let linear = amount <= 0.040_45 ? amount / 12.92 : pow((amount + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// Both spaces share the white point D65, so one matrix on the linear values is sufficient.
    static func sRGB(fromP3 color: SIMD3<Double>) -> SIMD3<Double> {
        let (red, green, blue) = (linear(color.x), linear(color.y), linear(color.z))
        return SIMD3(
            encoded(1.224_940_176_280_560 * red - 0.224_940_176_280_560 * green),
            encoded(-0.042_056_954_709_688 * red + 1.042_056_954_709_688 * green),
            encoded(-0.019_637_554_590_334 * red - 0.078_636_045_550_632 * green + 1.098_273_600_140_966 * blue)
        )
    }
}
