import Foundation
import MomentsMedia
import Testing

@testable import MomentsPhotoRendering

@Suite struct PhotoLimitsTests {
    @Test(arguments: [
        ("bomb.png", "50000 × 50000 pixels. The limit is 16384 pixels per side"),
        ("wide.png", "20000 × 1 pixels. The limit is 16384 pixels per side"),
        ("interlaced-bomb.png", "too large for its format: 7500 × 7500 pixels"),
        ("many-scans.jpg", "too many scans: 50. The limit is 32"),
    ])
    func `a small file that holds too much is refused before it is decoded`(name: String, reason: String) throws {
        let file = try photo(name)

        let error = #expect(throws: MediaError.self) { try PhotoRenderer().renditions(of: file) }

        #expect(error?.code == .tooLarge)
        #expect(error?.message.contains(reason) == true)
    }

    @Test func `a file of too many bytes is refused`() throws {
        let limits = PhotoLimits(bytes: 1000)
        let file = try photo("rgb16.png")

        let error = #expect(throws: MediaError.self) { try PhotoRenderer(limits: limits).renditions(of: file) }

        #expect(error?.code == .tooLarge)
        #expect(error?.message == "This photo is too large: 1 MB. The limit is 1 MB.")
    }

    @Test func `a photo of too many pixels is refused`() throws {
        let limits = PhotoLimits(pixels: 96 * 64 - 1)
        let file = try photo("rgb16.png")

        let error = #expect(throws: MediaError.self) { try PhotoRenderer(limits: limits).renditions(of: file) }

        #expect(error?.code == .tooLarge)
    }

    @Test func `a photo as large as allowed is taken`() throws {
        let file = try photo("interlaced.png")
        let limits = PhotoLimits(bytes: file.count, pixels: 96 * 64, edge: 96, bytesHeld: 96 * 64 * 3)

        #expect(try PhotoRenderer(limits: limits).renditions(of: file).width == 96)
    }
}
