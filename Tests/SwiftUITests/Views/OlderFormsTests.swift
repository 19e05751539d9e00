import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct OlderFormsTests {
    @Test func `a slider has the labels of its older form`() async throws {
        let host = ViewHost { OlderForms() }
        #expect(host.texts.contains("slow") && host.texts.contains("fast"))

        try await host.set(7.3, slider: "Speed")

        #expect(try host.value(of: "Speed") == "7.5")
    }

    @Test func `a value for screen readers is formatted`() throws {
        #expect(ViewHost { OlderForms() }.accessibilitySnapshot.contains("3.0 of 10"))
    }

    @Test func `what browsers do not report is false`() {
        #expect(ViewHost { OlderForms() }.texts.first == "flags false, false")
    }

    @Test func `sheets have views behind them`() async throws {
        let host = ViewHost { OlderForms() }

        try await host.tap("Show")

        #expect(host.texts.contains("behind") && host.texts.contains("sheet"))
    }

    @Test func `tables take the styles of macOS`() {
        #expect(ViewHost { StyledTables() }.texts.filter { $0 == "Heron" }.count == 5)
    }

    @Test func `transforms in space are multiplied, inverted and projected`() {
        let move = CATransform3DMakeTranslation(3, 4, 5)
        let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        let both = CATransform3DConcat(move, turn)
        #expect(abs(both.m41 + 4) < 1e-9 && abs(both.m42 - 3) < 1e-9)
        #expect(CATransform3DEqualToTransform(CATransform3DTranslate(turn, 3, 4, 5), both))

        let back = CATransform3DConcat(both, CATransform3DInvert(both))
        #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m44 - 1) < 1e-9)
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat), "has no inverse")

        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)) == affine)
        #expect(CATransform3DIsAffine(move) == false && CATransform3DIsAffine(turn))
        #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(CATransform3D()))
        #expect(CATransform3DScale(move, 2, 2, 2).m11 == 2)
        #expect(
            CATransform3DEqualToTransform(CATransform3DRotate(CATransform3DIdentity, 0, 0, 0, 0), CATransform3DIdentity)
        )

        var deep = CATransform3DIdentity
        deep.m34 = -0.002
        #expect(ProjectionTransform(deep).isIdentity, "the plane is not moved")
        let tilted = ProjectionTransform(CATransform3DRotate(deep, .pi / 4, 0, 1, 0))
        #expect(!tilted.isAffine && abs(tilted.m11 - 0.7071) < 0.001)
    }

    @Test(
        arguments: zip(
            OlderStepper.Form.allCases,
            ["5 after 0 changes", "10 after 1 changes", "1 after 1 changes"]
        )
    )
    func `a stepper has an older form`(form: OlderStepper.Form, text: String) async throws {
        let host = ViewHost { OlderStepper(form: form) }

        try await host.tap("Increment")

        #expect(host.texts.first == text && host.texts.contains("Count"))
    }

    @Test func `sliders have older forms without labels of values`() async throws {
        let host = ViewHost { OlderSliders() }

        try await host.set(0.25, slider: "Volume")
        try await host.set(3.2, slider: "Size")

        #expect(try host.value(of: "Volume") == "0.25" && host.value(of: "Size") == "3")
    }
}
