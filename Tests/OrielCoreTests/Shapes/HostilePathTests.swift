import Foundation
import OrielCore
import Testing

/// Tests of paths with extreme lengths and angles, which may come from a browser.
@Suite struct HostilePathTests {
    private func circle(to end: Angle) -> Path {
        Path { $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: end) }
    }

    @Test(arguments: [1e8, -1e30, .infinity, .nan])
    func `an arc of any number of turns is drawn`(degrees: Double) {
        #expect(!circle(to: .degrees(degrees)).isEmpty)
    }

    @Test func `an arc of many turns ends in the right direction`() throws {
        let end = try #require(circle(to: .degrees(360_000_090)).currentPoint)

        #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
    }

    @Test func `a line of very many dashes ends`() {
        var line = Path()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 1e8, y: 0))

        for dash in [[1, 1], [1e-12, 1e-12], [0, 1e-9]] as [[CGFloat]] {
            #expect(!line.strokedPath(StrokeStyle(lineWidth: 1, dash: dash)).isEmpty)
        }
    }
}
