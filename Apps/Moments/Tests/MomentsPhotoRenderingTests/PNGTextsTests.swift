import Foundation
import MomentsMedia
import Testing

@testable import MomentsPhotoRendering

@Suite struct PNGTextsTests {
    private func chunk(_ kind: String, _ count: Int) -> Data {
        Data([0, 0, 0, UInt8(count)]) + Data(kind.utf8) + Data(count: count + 4)
    }

    @Test(arguments: ["tEXt", "zTXt", "iTXt"])
    func `texts are taken out wherever they stand`(kind: String) throws {
        let picture = try photo("rgb16.png")
        let (start, end) = (picture.prefix(33), picture.dropFirst(33))

        let file = start + chunk(kind, 5) + chunk(kind, 0) + end.dropLast(12) + chunk(kind, 9) + end.suffix(12)

        #expect(PNGTexts.removed(from: file) == picture)
    }

    @Test func `a file without texts stays as it is`() throws {
        let picture = try photo("alpha.png")

        #expect(PNGTexts.removed(from: picture) == picture)
    }

    @Test func `a slice is read from its own start`() throws {
        let picture = try photo("rgb16.png")
        let file = Data([1, 2, 3]) + picture.prefix(33) + chunk("zTXt", 5) + picture.dropFirst(33)

        #expect(PNGTexts.removed(from: file.dropFirst(3)) == picture)
    }

    @Test func `a file may end anywhere`() throws {
        let file = try photo("text.png")
        let place = try #require(file.range(of: Data("tEXt".utf8))).lowerBound - 4

        for count in 8..<file.count {
            let rest = PNGTexts.removed(from: file.prefix(count))
            // A part of a chunk that is shorter than its header and checksum is not a chunk.
            #expect(rest.count == count || (rest.count < count && count >= place + 12))
        }
    }

    @Test func `a photo whose texts are broken is a good photo`() throws {
        let picture = try photo("rgb16.png")
        let file =
            picture.prefix(33) + Data(repeatingBytes: Array(chunk("zTXt", 7)), count: 100) + picture.dropFirst(33)

        #expect(try PhotoRenderer().renditions(of: file).width == 96)
    }
}
