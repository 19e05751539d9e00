import Charts
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct Chart3DFormsTests {
    @Test func `a chart in space has labels, titles, a legend and a table`() throws {
        let host = ViewHost { Chart3DForms() }

        #expect(host.issues.isEmpty)
        for text in ["Adelie", "Gentoo", "Flipper in mm", "Weight in kg", "Beak in mm", "160", "Depth"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        let page = try host.standalonePage()
        #expect(page.contains("columnheader") && page.contains("Penguin 3"))
    }

    @Test func `poses are those that Apple documents`() {
        let pose = Chart3DPose(azimuth: .degrees(20), inclination: .degrees(7))

        #expect(pose.azimuth == .degrees(20) && pose.inclination == .degrees(7))
        #expect(Chart3DPose.front.azimuth == .zero && Chart3DPose.back.azimuth == .degrees(180))
        #expect(Chart3DPose.left.azimuth == .degrees(-90) && Chart3DPose.right.azimuth == .degrees(90))
        #expect(Chart3DPose.top.inclination == .degrees(90) && Chart3DPose.bottom.inclination == .degrees(-90))
        #expect(Chart3DPose.default != .front && Chart3DCameraProjection.automatic != .perspective)
    }

    @Test func `shapes and styles of charts in space have the names that Apple documents`() {
        let shapes: [BasicChart3DSymbolShape] = [.sphere, .cube, .cylinder, .cone]
        let styles: [BasicChart3DSurfaceStyle] = [.heightBased, .normalBased, .heightBased(yRange: 0...1)]

        #expect(Set(shapes).count == 4 && styles.count == 3)
    }
}
