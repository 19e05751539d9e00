import Foundation
import OrielCore
import OrielTesting
import Testing

@testable import OrielCharts

@MainActor
@Suite struct SpatialTests {
    private let size = CGSize(width: 200, height: 200)

    private func camera(_ pose: Chart3DPose, _ projection: Chart3DCameraProjection = .orthographic) -> Camera3D {
        Camera3D(pose, projection, size: size)
    }

    private func scene(
        _ pose: Chart3DPose,
        _ change: (inout ChartSettings) -> Void = { _ in },
        @Chart3DContentBuilder content: () -> some Chart3DContent
    ) -> Chart3DScene {
        var (marks, settings) = (SpatialMarks(), ChartSettings())
        marks.collect(content())
        change(&settings)
        let environment = EnvironmentValues()
        let space = ChartSpace(marks.marks, settings: settings, environment: environment)
        let data = ChartData([], settings: settings)
        return Chart3DScene(space: space, data: data, settings: settings, pose: pose, size: size)
    }

    // MARK: - The camera

    @Test func `from the front, places are to the right and up`() {
        let camera = camera(.front)

        #expect(camera.place(SpacePoint(0, 0, 0)) == CGPoint(x: 100, y: 100))
        #expect(camera.place(SpacePoint(0.5, 0, 0)).x > 140 && camera.place(SpacePoint(0, 0.5, 0)).y < 60)
        #expect(camera.nearness(SpacePoint(0, 0, 0.5)) == 0.5)
    }

    @Test func `a pose turns the viewer to the right and above the chart`() {
        #expect(camera(.right).nearness(SpacePoint(1, 0, 0)) > 0.99)
        #expect(camera(.right).place(SpacePoint(0, 0, 0.5)).x < 60)
        #expect(camera(.left).nearness(SpacePoint(1, 0, 0)) < -0.99)
        #expect(camera(.top).nearness(SpacePoint(0, 1, 0)) > 0.99)
        #expect(camera(.default).farSides == SpacePoint(-0.5, -0.5, -0.5))
        #expect(camera(Chart3DPose(azimuth: .degrees(-30), inclination: .zero)).farSides.x == 0.5)
    }

    @Test func `in perspective, what is far is smaller`() {
        let (near, far) = (SpacePoint(0, 0, 0.5), SpacePoint(0, 0, -0.5))

        let perspective = camera(.front, .perspective)
        #expect(perspective.scale(of: near) > perspective.scale(of: far))
        #expect(camera(.front).scale(of: near) == camera(.front).scale(of: far))
    }

    @Test func `a drag to the right turns the chart to the right, and one down shows more of its top`() {
        let pose = Chart3DPose.front.dragged(by: 40, 20)

        #expect(abs(pose.azimuth.degrees + 20) < 0.001 && abs(pose.inclination.degrees - 10) < 0.001)
        #expect(abs(Chart3DPose.top.dragged(by: 0, 40).inclination.degrees - 90) < 0.001)
    }

    // MARK: - The scene

    @Test func `what is near is drawn last`() {
        let scene = scene(.front) {
            PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 2))
            PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0))
            PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 1))
        }

        #expect(scene.parts.map(\.nearness).map { ($0 * 10).rounded() } == [-5, 0, 5])
    }

    @Test func `only the faces towards the viewer are drawn`() {
        func faceCount(_ pose: Chart3DPose) -> Int {
            let scene = scene(pose) {
                PointMark(x: .value("x", 0), y: .value("y", 0), z: .value("z", 0)).symbol(.cube)
            }
            guard case .faces(let faces)? = scene.parts.first?.form else { return 0 }
            return faces.count
        }

        #expect(faceCount(.front) == 1 && faceCount(.default) == 3)
    }

    @Test func `each body is closed and faces outwards`() {
        for body in _Chart3DBody.allCases {
            for face in body.faces { #expect(face.normal.dot(face.middle) > 0, "\(body)") }
        }
    }

    @Test func `a surface has holes where its function has no value`() {
        let whole = scene(.default) { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x + z } }
        let holed = scene(.default) { SurfacePlot(x: "x", y: "y", z: "z") { x, z in x < 0 ? .nan : x + z } }
        let cut = scene(.default, { $0.y.scale.domain = (0...1)._domain }) {
            SurfacePlot(x: "x", y: "y", z: "z") { x, z in x }
        }

        #expect(whole.parts.count == 576 && holed.parts.count == 288 && cut.parts.count == 288)
    }

    @Test func `a rule without ends is as long as the chart, and drawn in pieces`() {
        let scene = scene(.front) { RuleMark(y: .value("y", 1), z: .value("z", 0)) }

        #expect(scene.parts.count == 12)
        let starts = scene.parts.compactMap { part -> CGFloat? in
            if case .line(let start, _, _) = part.form { start.x } else { nil }
        }
        #expect(starts.count == 12 && (starts.min() ?? 100) < 60)
    }

    @Test func `axes that are seen from their ends have no labels`() {
        func labels(_ pose: Chart3DPose) -> Int {
            scene(pose, { $0.x.visibility = .hidden }) {
                PointMark(x: .value("x", 1), y: .value("y", 1), z: .value("z", 1))
            }.labels.count
        }

        // Those of the heights alone, then those of the depths, too.
        #expect(labels(.front) > 0 && labels(.default) > labels(.front))
    }
}
