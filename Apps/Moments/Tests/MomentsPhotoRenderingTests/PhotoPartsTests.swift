import Foundation
import MomentsMedia
import Testing

@testable import MomentsPhotoRendering

@Suite struct PhotoPartsTests {
    private func parts(of data: Data) throws -> PhotoParts {
        let format = try PhotoFormat(of: data)
        return data.withUnsafeBytes { PhotoParts(of: $0, format: format) }
    }

    @Test func `the segments and scans of a JPEG are counted`() throws {
        #expect(try parts(of: photo("grey.jpg")).scans == 1)
        #expect(try parts(of: photo("progressive.jpg")).scans == 10)
        #expect(try parts(of: photo("many-scans.jpg")).scans == 50)
        #expect(try (5..<20).contains(parts(of: photo("exif-gps.jpg")).count))
    }

    @Test func `segments are found behind bytes that are none`() throws {
        let picture = try photo("grey.jpg")
        let plain = try parts(of: picture).count
        let segments = Data(repeatingBytes: [0, 1, 2, 0xFF, 0xFF, 0xE1, 0, 4, 0xFF, 0xDA], count: 7)

        // The first segment ends after 20 bytes.
        let more = try parts(of: picture.prefix(20) + segments + picture.dropFirst(20))

        #expect(more.count == plain + 7)
        #expect(more.scans == 1)
    }

    @Test func `the chunks of a WebP are counted`() throws {
        #expect(try parts(of: photo("lossless.webp")).count == 1)
        #expect(try (5...6).contains(parts(of: photo("animated.webp")).count))
    }

    @Test func `the items and properties of a HEIC are counted`() throws {
        let picture = try photo("phone.heic")
        let plain = try parts(of: picture).count
        #expect((10..<60).contains(plain))
        let table = try #require(picture.range(of: Data("iinf".utf8)))
        var many = picture
        // The number of entries, after the version of 0 and the flags.
        many.replaceSubrange(table.upperBound + 4..<table.upperBound + 6, with: [0xFF, 0xFF])

        #expect(try parts(of: many).count > 65_000)
        #expect(throws: MediaError.self) { try PhotoRenderer().renditions(of: many) }
    }

    @Test(arguments: goodPhotos)
    func `a file may end anywhere`(name: String) throws {
        let file = try photo(name)

        for count in 12...min(file.count, 1500) { #expect(try parts(of: file.prefix(count)).count < 100) }
    }

    @Test func `a JPEG of twenty thousand segments is refused at once`() throws {
        let picture = try photo("grey.jpg")
        let segments = Data(repeatingBytes: [0xFF, 0xE1, 0, 8] + "Exif\0\0".utf8, count: 20_000)
        let file = picture.prefix(2) + segments + picture.dropFirst(2)

        let error = #expect(throws: MediaError.self) { try PhotoRenderer().renditions(of: file) }

        #expect(error?.code == .tooLarge)
    }

    @Test func `a WebP of many frames is refused before it is decoded`() throws {
        let picture = try photo("animated.webp")
        let frame = Data("ANMF".utf8) + Data([0, 0, 0, 0])

        let error = #expect(throws: MediaError.self) {
            try PhotoRenderer().renditions(of: picture + Data(repeatingBytes: Array(frame), count: 1000))
        }

        #expect(error?.code == .tooLarge)
    }
}
