import Charts
import SwiftUI

/// Charts in space, in the forms of Apple's documentation.
struct Chart3DForms: View {
    struct Penguin: Identifiable {
        let id: Int
        let species: String
        let beak: Double
        let flipper: Double
        let weight: Double
    }

    /// Content that is composed of marks.
    struct Frame: Chart3DContent {
        let height: Double

        var body: some Chart3DContent {
            RuleMark(xStart: .value("x", 0), xEnd: .value("x", 1), y: .value("y", height), z: .value("z", 0))
            RuleMark(x: .value("x", 0), yStart: .value("y", 0), yEnd: .value("y", height), z: .value("z", 0))
            RuleMark(x: .value("x", 0), y: .value("y", height), zStart: .value("z", 0), zEnd: .value("z", 1))
            RuleMark(y: .value("y", height), z: .value("z", 1)).lineStyle(StrokeStyle(lineWidth: 1))
            RuleMark(x: .value("x", 1), z: .value("z", 1)).opacity(0.5)
            RuleMark(x: .value("x", 1), y: .value("y", 0)).foregroundStyle(.red)
        }
    }

    @State private var pose = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7))
    var showsFloor = true

    private let penguins = (0..<6).map { index in
        Penguin(
            id: index,
            species: index.isMultiple(of: 2) ? "Adelie" : "Gentoo",
            beak: 38 + Double(index),
            flipper: 180 + 5 * Double(index),
            weight: 3 + Double(index) / 2
        )
    }

    var body: some View {
        VStack {
            Chart3D(penguins) { penguin in
                PointMark(
                    x: .value("Flipper", penguin.flipper),
                    y: .value("Weight", penguin.weight),
                    z: .value("Beak", penguin.beak)
                )
                .foregroundStyle(by: .value("Species", penguin.species))
                .symbol(by: .value("Species", penguin.species))
                .symbolSize(0.05)
            }
            .chartXAxisLabel("Flipper in mm")
            .chartYAxisLabel("Weight in kg")
            .chartZAxisLabel("Beak in mm")
            .chartXScale(domain: 160...240, range: -0.5...0.5)
            .chartZScale(domain: 30...50, range: -0.5...0.5)
            .chart3DPose($pose)
            .chart3DCameraProjection(.perspective)
            .frame(width: 300, height: 300)
            Chart3D {
                SurfacePlot(x: "x", y: "y", z: "z") { x, z in (sin(5 * x) + sin(5 * z)) / 2 }
                    .foregroundStyle(.heightBased)
                SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }.foregroundStyle(.normalBased).opacity(0.8)
                SurfacePlot(x: Text("x"), y: Text("y"), z: Text("z")) { x, _ in x }
                    .foregroundStyle(.heightBased(Gradient(colors: [.white, .black]), yRange: -1...1))
                SurfacePlot(x: String("x"), y: String("y"), z: String("z")) { _, z in z }
                    .foregroundStyle(.heightBased(yRange: 0...1))
                SurfacePlot(x: "x", y: "y", z: "z") { $0 - $1 }.foregroundStyle(.blue)
            }
            .chartZAxis(.hidden)
            .chartZScale(type: .linear)
            .chart3DPose(.front)
            .frame(width: 200, height: 200)
            Chart3D {
                Frame(height: 0.5)
                ForEach(penguins) { penguin in
                    PointMark(
                        x: .value("x", penguin.beak),
                        y: .value("y", penguin.weight),
                        z: .value("z", penguin.flipper)
                    )
                    .symbol(.cube)
                    .foregroundStyle(.orange)
                    .accessibilityLabel(Text("Penguin \(penguin.id)"))
                }
                ForEach(["a", "b"], id: \.self) { name in
                    PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
                        .symbol(name == "a" ? BasicChart3DSymbolShape.cone : .cylinder)
                        .accessibilityHidden(true)
                }
                ForEach(0..<2) { PointMark(x: .value("x", $0), y: .value("y", 0), z: .value("z", 0)).symbol(.sphere) }
                if showsFloor {
                    RectangleMark(
                        xStart: .value("x", 0),
                        xEnd: .value("x", 1),
                        y: .value("y", 0),
                        zStart: .value("z", 0),
                        zEnd: .value("z", 1)
                    )
                } else {
                    RectangleMark(z: .value("z", 0))
                }
                RectangleMark(
                    xStart: .value("x", 0),
                    xEnd: .value("x", 1),
                    yStart: .value("y", 0),
                    yEnd: .value("y", 1),
                    z: .value("z", 0)
                )
                RectangleMark(
                    x: .value("x", 0),
                    yStart: .value("y", 0),
                    yEnd: .value("y", 1),
                    zStart: .value("z", 0),
                    zEnd: .value("z", 1)
                )
                .accessibilityValue(Text("Wall"))
            }
            .chartZAxis { AxisMarks(values: [0, 1]) }
            .chartZAxisLabel(position: .automatic) { Text("Depth") }
            .chart3DCameraProjection(.orthographic)
            .frame(width: 200, height: 200)
            // Charts in the plane have the same marks.
            Chart {
                ForEach(penguins) { penguin in
                    PointMark(x: .value("Flipper", penguin.flipper), y: .value("Weight", penguin.weight))
                        .foregroundStyle(.red)
                        .symbol(.circle)
                        .symbolSize(40)
                        .opacity(0.5)
                }
                RuleMark(y: .value("Weight", 4)).lineStyle(StrokeStyle(lineWidth: 1))
            }
            .frame(width: 200, height: 100)
        }
    }
}
