import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@testable import MomentCards

@MainActor
struct PhotoViewerTests {
    @Test func `buttons and arrow keys turn from photo to photo`() async throws {
        let host = ViewHost { PhotoViewer(photos: photos(3)) }
        #expect(host.texts.contains("1 of 3"))

        try await host.tap("Next photo")
        #expect(host.texts.contains("2 of 3"))

        try await host.press(.rightArrow)
        #expect(host.texts.contains("3 of 3"))
        #expect(host.texts.contains("Photo three"))

        try await host.press(.leftArrow)
        #expect(host.texts.contains("2 of 3"))
    }

    @Test func `there is nothing after the last photo`() async {
        let host = ViewHost { PhotoViewer(photos: photos(2), first: 1) }

        await #expect(throws: ViewHostError.self) { try await host.tap("Next photo") }
    }

    @Test func `a place beyond the last photo is the last photo`() {
        let host = ViewHost { PhotoViewer(photos: photos(2), first: 9) }

        #expect(host.texts.contains("2 of 2"))
    }

    @Test func `a photo of a card opens large and closes by the escape key`() async throws {
        let fixture = CardFixture(.sample(images: photos(2)))
        let host = ViewHost { NavigationStack { MomentRow(viewModel: fixture.viewModel) } }

        try await host.tap("Photo two")
        #expect(host.texts.contains("2 of 2"))

        try await host.press(.escape)
        #expect(!host.texts.contains("2 of 2"))
    }

    @Test func `a photo nobody has described has its number`() async throws {
        let photo = Photo.sample(altText: "")
        let fixture = CardFixture(.sample(images: [photo, photo]))
        let host = ViewHost { NavigationStack { MomentRow(viewModel: fixture.viewModel) } }

        try await host.tap("Photo 2 of 2")

        #expect(host.texts.contains("2 of 2"))
    }

    @Test func `keys zoom the photo that is shown, and another one fits the window`() async throws {
        let host = ViewHost { PhotoViewer(photos: photos(2)) }

        try await host.press("+", modifiers: .shift)
        #expect(host.zooms == ["1.5", "1.0"])
        try await host.press("=")
        #expect(host.zooms == ["2.25", "1.0"])
        try await host.press("-")
        #expect(host.zooms == ["1.5", "1.0"])

        try await host.press(.rightArrow)
        #expect(host.zooms == ["1.0", "1.0"])
        try await host.press("0")
        #expect(host.zooms == ["1.0", "1.0"])
    }

    @Test func `zooming stops at the largest scale`() {
        var zoom = PhotoZoom()
        zoom.scale(by: 100)
        #expect(zoom.scale == 5 && !zoom.canGrow)
        zoom.toggle(at: .zero)
        #expect(zoom == PhotoZoom())
        zoom.toggle(at: CGPoint(x: 1, y: 2))
        #expect(zoom.scale == 2.5 && zoom.center == CGPoint(x: 1, y: 2))
    }

    @Test func `a photo is saved at its address`() {
        var photo = Photo.sample()
        photo.large = URL(string: "/photos/a/large?v=1&s=x")!

        #expect(photo.download.absoluteString == "/photos/a/large?v=1&s=x&download=1")
    }

    private func photos(_ count: Int) -> [Photo] {
        (1...count).map { number in
            .sample(id: PhotoID(rawValue: Int64(number)), altText: "Photo \(["one", "two", "three"][number - 1])")
        }
    }
}

extension ViewHost {
    /// The scales of the photos, from the first to the last.
    fileprivate var zooms: [String] {
        html.matches(of: /zoom=[\d.]+,[\d.]+,[\d.]+,([\d.]+)/).map { String($0.1) }
    }
}
