import Figures
import SwiftUI

struct ShapesView: View {
    @State private var points = 5
    @State private var depth = 0.45

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack {
                    Stepper("\(points) points", value: $points, in: 3...12)
                    Slider(value: $depth, in: 0.1...0.9) { Text("Depth") }
                    Button("Round") {
                        withAnimation(.spring) { depth = 0.9 }
                    }
                }
                .padding(.horizontal)
                Tiles {
                    Tile(name: "Star") { Star(points: points, depth: depth).fill(.orange) }
                    Tile(name: "Polygon") { RegularPolygon(sides: points).stroke(.blue, lineWidth: 3) }
                    Tile(name: "Flower") { Flower(petals: points).fill(.pink.gradient) }
                    Tile(name: "Gear") { Gear(teeth: points * 2).fill(.gray, style: FillStyle(eoFill: true)) }
                    Tile(name: "Rose") { Drawing(Rose(petals: points)).foregroundStyle(.red) }
                    Tile(name: "Burst") { Burst(rays: points * 2).stroke(.yellow, lineWidth: 4) }
                    Tile(name: "Honeycomb") { Honeycomb(columns: points).fill(.orange) }
                    Tile(name: "Zigzag") { Zigzag(teeth: points).stroke(.green, lineWidth: 3) }
                    smooth
                    straight
                }
            }
            .navigationTitle("Shapes")
        }
    }

    @ViewBuilder
    private var smooth: some View {
        Tile(name: "Heart") { Heart().fill(.red) }
        Tile(name: "Drop") { Drop().fill(.blue) }
        Tile(name: "Leaf") { Leaf().fill(.green) }
        Tile(name: "Crescent") { Crescent(phase: depth).fill(.yellow) }
        Tile(name: "Wave") { Drawing(Wave(waves: 3)).foregroundStyle(.teal) }
        Tile(name: "Spiral") { Drawing(Spiral(turns: 4)).foregroundStyle(.purple) }
        Tile(name: "Superellipse") { Superellipse(exponent: 2 + depth * 6).fill(.indigo) }
        Tile(name: "Cloud") { Cloud().fill(.cyan) }
        Tile(name: "Lens") { Lens().fill(.mint) }
        Tile(name: "Lissajous") { Drawing(Lissajous()).foregroundStyle(.brown) }
        Tile(name: "Ring") { Ring(thickness: 0.3).strokeBorder(.blue, lineWidth: 2) }
        Tile(name: "Arc") { Arc(share: depth).stroke(.blue, lineWidth: 6) }
    }

    @ViewBuilder
    private var straight: some View {
        Tile(name: "Cross") { Cross().fill(.red) }
        Tile(name: "Chevron") { Chevron().fill(.gray) }
        Tile(name: "Arrow") { Arrow().fill(.blue) }
        Tile(name: "Trapezoid") { Trapezoid().fill(.brown) }
        Tile(name: "Parallelogram") { Parallelogram().fill(.teal) }
        Tile(name: "Kite") { Kite().fill(.purple) }
        Tile(name: "Speech bubble") { SpeechBubble().fill(.green) }
        Tile(name: "Ticket") { Ticket().fill(.orange) }
        Tile(name: "Bolt") { Bolt().fill(.yellow) }
        Tile(name: "Tick") { Drawing(Tick(), lineWidth: 8).foregroundStyle(.green) }
    }
}
