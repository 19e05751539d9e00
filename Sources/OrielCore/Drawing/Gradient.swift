public import Foundation

/// Colours and their locations from 0 to 1.
@frozen public struct Gradient: Hashable, Sendable {
    /// A colour and its location.
    @frozen public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// Creates a gradient of evenly spaced colours, the first at 0, the last at 1.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A type-erased gradient, such as the soft gradient of one colour, `Color.red.gradient`.
public struct AnyGradient: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// From a somewhat lighter form of the colour to the colour.
        case color(Color)
        case gradient(Gradient)
    }

    package let source: Source

    package init(_ source: Source) {
        self.source = source
    }

    public init(_ gradient: Gradient) {
        source = .gradient(gradient)
    }

    /// Returns the stops in a colour context.
    package func stops(in context: ColorContext) -> [Gradient.Stop] {
        switch source {
        case .gradient(let gradient):
            return gradient.stops
        case .color(let color):
            var light = color.resolve(in: context)
            light.red += (1 - light.red) * 0.2
            light.green += (1 - light.green) * 0.2
            light.blue += (1 - light.blue) * 0.2
            return [Gradient.Stop(color: Color(light), location: 0), Gradient.Stop(color: color, location: 1)]
        }
    }
}

extension Color {
    /// A soft gradient derived from the colour.
    public var gradient: AnyGradient { AnyGradient(.color(self)) }
}

extension Gradient {
    /// Returns the gradient in a colour space. Has no effect: browsers mix colours in sRGB.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

extension AnyGradient {
    /// Returns the gradient in a colour space. Has no effect: browsers mix colours in sRGB.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}
