import MomentCards
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

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

    private func photos(_ count: Int) -> [Photo] {
        (1...count).map { number in
            .sample(id: PhotoID(rawValue: Int64(number)), altText: "Photo \(["one", "two", "three"][number - 1])")
        }
    }
}
