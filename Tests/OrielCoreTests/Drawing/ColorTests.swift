import Foundation
import OrielCore
import OrielUIKit
import Testing

@Suite struct ColorTests {
    @Test func `a colour is small`() {
        #expect(MemoryLayout<Color>.size <= 24)
        #expect(MemoryLayout<Color>.stride <= 24)
    }

    @Test func `components stay what they were`() {
        let resolved = Color(red: 0.25, green: 0.5, blue: 1, opacity: 0.5).resolve(in: .dark)

        #expect(resolved == Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.5))
        #expect(Color(white: 0.5).resolve(in: .light) == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test(arguments: [
        (Color.red, "#FF3B30FF", "#FF453AFF"),
        (Color.blue, "#007AFFFF", "#0A84FFFF"),
        (Color.primary, "#000000FF", "#FFFFFFFF"),
        (Color.secondary, "#3C3C4399", "#EBEBF599"),
        (Color.white, "#FFFFFFFF", "#FFFFFFFF"),
        (Color.clear, "#00000000", "#00000000"),
    ])
    func `system colours have a light and a dark value`(color: Color, light: String, dark: String) {
        #expect(color.resolve(in: .light).description == light)
        #expect(color.resolve(in: .dark).description == dark)
    }

    @Test func `increased contrast darkens a colour on white`() {
        let context = ColorContext(colorScheme: .light, contrast: .increased)

        #expect(Color.red.resolve(in: context).description == "#D70015FF")
    }

    @Test func `the accent is asked of the place`() {
        #expect(Color.accentColor.resolve(in: .light) == Color.blue.resolve(in: .light))
        #expect(Color.accentColor.resolve(in: .dark, accent: .pink) == Color.pink.resolve(in: .dark))
        #expect(Color.accentColor.resolve(in: .light, accent: .accentColor) == Color.blue.resolve(in: .light))
    }

    @Test func `opacities multiply`() {
        #expect(Color.black.opacity(0.5).opacity(0.5) == Color.black.opacity(0.25))
        #expect(Color.secondary.opacity(0.5).resolve(in: .light).description == "#3C3C434D")
        #expect(Color.red.opacity(0.5) != .red)
        #expect(Color("name").opacity(0.5).opacity(2) == Color("name"))
    }

    @Test func `a hue turns through the colours`() {
        #expect(Color(hue: 0, saturation: 1, brightness: 1) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).resolve(in: .light).description == "#00FF00FF")
        #expect(Color(hue: 0.5, saturation: 0.5, brightness: 0.8).resolve(in: .light).description == "#66CCCCFF")
        #expect(Color(hue: 0.2, saturation: 0, brightness: 0.4) == Color(white: 0.4))
    }

    @Test func `linear light is encoded`() {
        let resolved = Color(.sRGBLinear, white: 0.5).resolve(in: .light)

        #expect(abs(resolved.red - 0.735_357) < 1e-5)
        #expect(abs(resolved.linearRed - 0.5) < 1e-6)
    }

    @Test func `a P3 red is redder than sRGB's`() {
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: .light)

        #expect(abs(red.red - 1.0930) < 1e-3)
        #expect(abs(red.green + 0.2267) < 1e-3)
        #expect(abs(red.blue + 0.1501) < 1e-3)
        #expect(Color(.displayP3, white: 1).resolve(in: .light).description == "#FFFFFFFF")
    }

    @Test func `a named colour is looked up with its bundle and scheme`() {
        let context = ColorContext(colorScheme: .dark) { name, bundle, scheme in
            name == "Brand" && bundle == nil && scheme == .dark ? Color.Resolved(red: 1, green: 0, blue: 1) : nil
        }

        #expect(Color("Brand").resolve(in: context).description == "#FF00FFFF")
        #expect(Color("Brand", bundle: .main).resolve(in: context).opacity == 0)
        #expect(Color("Brand") == Color("Brand"))
        #expect(Color("Brand") != Color("brand"))
    }

    @Test func `a dynamic UIKit colour follows the scheme`() {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let color = Color(uiColor: dynamic)

        #expect(color.resolve(in: .light).description == "#000000FF")
        #expect(color.resolve(in: .dark).description == "#FFFFFFFF")
        #expect(color == Color(dynamic))
        #expect(Color(.systemRed).resolve(in: .dark) == Color.red.resolve(in: .dark))
    }

    @Test func `the secondary label of UIKit is the secondary colour, which pages draw darker`() {
        #expect(Color(uiColor: .secondaryLabel) == .secondary)
        #expect(Color(uiColor: .tertiaryLabel) != .secondary)
    }

    @Test func `a colour becomes a UIKit colour with both its looks`() {
        let color = UIColor(Color.primary)

        #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor(white: 1, alpha: 1))
        #expect(color.resolvedColor(with: UITraitCollection()) == UIColor(white: 0, alpha: 1))
    }

    @Test func `descriptions name or number the colour`() {
        #expect(Color.red.description == "red")
        #expect(Color.accentColor.opacity(0.5).description == "50% accentColor")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color("Brand").description == "NamedColor(name: \"Brand\", bundle: nil)")
    }

    @Test func `a resolved colour keeps its numbers when it is stored`() throws {
        let resolved = Color.teal.resolve(in: .light)
        let copy = try JSONDecoder().decode(Color.Resolved.self, from: JSONEncoder().encode(resolved))
        var animated = Color.Resolved(red: 0, green: 0, blue: 0)
        animated.animatableData = resolved.animatableData

        #expect(copy == resolved)
        #expect(animated == resolved)
        #expect(Color(resolved).resolve(in: .dark) == resolved)
    }
}
