import MapKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct MapFormsTests {
    @Test func `a map is shown with its content`() {
        let host = ViewHost { LandmarksMap() }

        #expect(host.texts.starts(with: ["Gate", "Tower"]) && host.texts.contains("Nothing"))
        #expect(ViewHost { OlderMap() }.texts.contains("52.5"))
        #expect(ViewHost { PinDropper() }.issues.isEmpty)
        #expect(ViewHost { Map { RouteContent(stops: Landmark.all) } }.texts == ["Gate", "Tower"])
    }

    @Test func `a tap on a marker selects its tag`() async throws {
        let host = ViewHost { LandmarksMap() }

        try await host.tap("Tower")

        #expect(host.texts.contains { $0 == "Tower" } && !host.texts.contains("Nothing"))
    }
}
