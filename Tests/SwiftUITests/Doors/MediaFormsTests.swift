import AVFoundation
import Foundation
import OrielTesting
import Testing

@MainActor
@Suite struct MediaFormsTests {
    @Test func `a video is shown with its overlay`() {
        let url = URL(string: "https://example.org/a.mp4")!

        #expect(ViewHost { MovieView(url: url) }.texts == ["Live", "Running", "Again"])
        #expect(ViewHost { LegacyPlayer(player: AVPlayer(url: url)) }.issues.isEmpty)
    }
}
