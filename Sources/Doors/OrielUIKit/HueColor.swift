/// A colour in the HSB model: hue, saturation and brightness, each from 0 to 1.
package struct HueColor: Hashable, Sendable {
    package var hue: Double
    package var saturation: Double
    package var brightness: Double

    package init(hue: Double, saturation: Double, brightness: Double) {
        (self.hue, self.saturation, self.brightness) = (hue, saturation, brightness)
    }

    package init(red: Double, green: Double, blue: Double) {
        let most = max(red, green, blue)
        let spread = most - min(red, green, blue)
        brightness = most
        saturation = most > 0 ? spread / most : 0
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixths =
            if most == red {
                (green - blue) / spread
            } else if most == green {
                2 + (blue - red) / spread
            } else {
                4 + (red - green) / spread
            }
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    package var rgb: (red: Double, green: Double, blue: Double) {
        let sixths = (hue - hue.rounded(.down)) * 6
        func channel(_ offset: Double) -> Double {
            let place = (offset + sixths).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        return (channel(5), channel(3), channel(1))
    }
}
