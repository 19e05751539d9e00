import SwiftUI

extension Color {
    static let brand = Color(red: 0.2, green: 0.4, blue: 0.9)
    static let ink = Color("Ink")
    static let paper = Color("Paper", bundle: .main)

    init(hex: UInt32) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 8) & 0xff) / 255,
            blue: Double(hex & 0xff) / 255,
            opacity: 1
        )
    }
}

extension ShapeStyle where Self == Color {
    static var highlight: Color { Color(hue: 0.15, saturation: 0.8, brightness: 1) }
}

struct ColorForms: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.self) private var environment

    var body: some View {
        VStack {
            Color.red
            Color(white: 0.5)
            Color(red: 1, green: 0, blue: 0, opacity: 0.5).frame(width: 10, height: 10)
            Color(hex: 0xff8800)
            Color(UIColor.systemBackground)
            Color(uiColor: .secondarySystemBackground)
            Text("a").foregroundColor(.brand)
            Text("b").foregroundStyle(.highlight)
            Text("c").foregroundStyle(Color.ink, .secondary)
            Text("d").foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            Text("e").foregroundStyle(.red.opacity(0.5))
            Text("f").foregroundStyle(colorScheme == .dark ? .white : .black)
            Text("g").foregroundStyle(.blue.gradient)
            Text("h").foregroundStyle(.tint)
            Text("i").background(Color.yellow)
            Text("j").background(.yellow)
            Text("k").background(.thinMaterial)
            Text("l").background(
                LinearGradient(gradient: Gradient(colors: [.red]), startPoint: .leading, endPoint: .trailing)
            )
            Text("m").background { Color.paper }
            Text("n").background(alignment: .top) { Text("behind") }
            Text("o").overlay(Text("front"), alignment: .bottom)
            Text("p").overlay { Text("above") }
            Text("q").overlay(alignment: .topTrailing) { Text("badge") }
            Text("r").background(Text("view"))
            Text("s").overlay(.red.opacity(0.2))
            Text("t").background(.background)
            Text("Red is \(Int(Color.red.resolve(in: environment).red * 100)) % red")
        }
        .tint(.purple)
        .accentColor(.green)
    }
}

/// A custom style that depends on the colour scheme.
struct AdaptiveInk: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .light ? Color.black : Color.white
    }
}

extension ShapeStyle where Self == AdaptiveInk {
    static var adaptiveInk: AdaptiveInk { AdaptiveInk() }
}

struct InkView: View {
    var body: some View {
        Text("Ink").foregroundStyle(.adaptiveInk)
        Text("Style").foregroundStyle(AnyShapeStyle(.adaptiveInk))
    }
}
