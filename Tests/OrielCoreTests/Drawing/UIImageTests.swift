import Foundation
import OrielUIKit
import Testing

/// Returns the beginning of a PNG file, enough for its size.
private func png(width: UInt8, height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
        + Data([0, 0, 1, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}

/// Returns the beginning of a JPEG file: an application segment with padding, then the frame.
private func jpeg(frame: UInt8 = 0xC2) -> Data {
    Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9])
        + Data([0xFF, frame, 0, 11, 8, 0x02, 0x58, 0x03, 0x20, 3, 1])
}

@Suite struct UIImageTests {
    @Test func `a PNG tells its size and gives its bytes back`() throws {
        let image = try #require(UIImage(data: png(width: 4, height: 50)))

        #expect(image.size == CGSize(width: 260, height: 50))
        #expect(image.pngData() == png(width: 4, height: 50))
    }

    @Test func `a JPEG tells its size and is not converted`() throws {
        let image = try #require(UIImage(data: jpeg()))

        #expect(image.size == CGSize(width: 800, height: 600))
        #expect(image.pngData() == nil)
    }

    @Test func `the scale divides the size`() throws {
        let image = try #require(UIImage(data: png(width: 4, height: 50), scale: 2))

        #expect(image.size == CGSize(width: 130, height: 25))
    }

    @Test(arguments: [Data(), Data("<svg/>".utf8), jpeg().prefix(12), jpeg(frame: 0xDA), png(width: 1, height: 0)])
    func `other data are no picture`(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test func `images with the same bytes are equal`() {
        #expect(UIImage(data: png(width: 1, height: 1)) == UIImage(data: png(width: 1, height: 1)))
        #expect(UIImage(data: png(width: 1, height: 1)) != UIImage(data: png(width: 1, height: 2)))
    }

    @Test func `a file that is not there is no picture`() {
        #expect(UIImage(contentsOfFile: "/nowhere/picture.png") == nil)
    }
}
