import Charts
import SwiftUI

/// Points and surfaces in space.
struct SpatialChartsPage: View {
    @State private var pose = Chart3DPose.front

    var body: some View {
        ChartGrid {
            ChartFrame(title: "Points in space", height: 300) {
                Chart3D(PointChartsPage.flowers) { flower in
                    PointMark(
                        x: .value("Length", flower.length),
                        y: .value("Width", flower.width),
                        z: .value("Height", flower.height)
                    )
                    .foregroundStyle(by: .value("Kind", flower.kind))
                }
                .chartXAxisLabel("Length")
                .chartYAxisLabel("Width")
                .chartZAxisLabel("Height")
                .chart3DCameraProjection(.perspective)
            }
            ChartFrame(title: "Surface", height: 300) {
                Chart3D {
                    SurfacePlot(x: "x", y: "Height", z: "z") { x, z in sin(2 * x) * cos(2 * z) }
                        .foregroundStyle(.heightBased)
                }
                .chartXScale(domain: -2...2)
                .chartZScale(domain: -2...2)
            }
            ChartFrame(title: "Turned by the app", height: 300) {
                Chart3D {
                    PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
                        .symbol(.cube)
                        .symbolSize(0.4)
                        .foregroundStyle(.blue)
                }
                .chartXScale(domain: 0...2)
                .chartYScale(domain: 0...2)
                .chartZScale(domain: 0...2)
                .chart3DPose($pose)
                .accessibilityIdentifier("cube")
            }
            Text("\(Int(pose.azimuth.degrees.rounded())) and \(Int(pose.inclination.degrees.rounded())) degrees")
                .accessibilityIdentifier("pose")
            Button("Back to the front") { pose = .front }
        }
    }
}
