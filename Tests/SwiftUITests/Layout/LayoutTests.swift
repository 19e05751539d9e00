import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct LayoutTests {
    @Test func `values of layout and geometry are parameters and literals`() {
        #expect(
            ViewHost { GeometryValues() }.texts == [
                "middle", "leading", "angle 1.57 45", "proposal 10", "edges", "gradient", "angular", "material",
                "vertical",
            ]
        )
    }
}
