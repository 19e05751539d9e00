import Foundation
import MomentsMedia
import TestSupport
import Testing

@testable import MomentsPhotoRendering

/// Photos with faults put in by chance, always the same ones.
@Suite struct MutatedPhotoTests {
    /// `ORIEL_LONG=1` tries many more.
    private static let count = ProcessInfo.processInfo.environment["ORIEL_LONG"] == nil ? 40 : 400

    @Test(arguments: goodPhotos)
    func `a mutated photo is taken or refused, and nothing breaks`(name: String) throws {
        let renderer = PhotoRenderer(
            limits: PhotoLimits(pixels: 1_000_000, bytesDecoded: 8_000_000, bytesHeld: 4_000_000)
        )
        var random = SeededGenerator(seed: name.utf8.reduce(17) { $0 &* 31 &+ UInt64($1) })
        let good = try photo(name)
        var taken = 0

        for _ in 0..<Self.count {
            let file = mutation(of: good, using: &random)
            do {
                let renditions = try renderer.renditions(of: file)
                #expect(renditions.width > 0 && renditions.height > 0 && renditions.files.count == 3)
                taken += 1
            } catch let error as MediaError {
                #expect([.unsupported, .tooLarge, .damaged].contains(error.code), "\(error)")
            }
        }
        // A fault in a comment or in a pixel harms nothing; one in the structure does.
        #expect(taken < Self.count)
    }

    private func mutation(of good: Data, using random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](good)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            guard bytes.count > 16 else { break }
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let length = Int.random(in: 1...min(16, bytes.count - place), using: &random)
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
            case 2: bytes.removeSubrange(place..<place + length)
            case 3: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
            case 4: bytes.replaceSubrange(place..<place + length, with: repeatElement(0xFF, count: length))
            case 5: bytes.removeSubrange(place...)
            default: for index in place..<place + length { bytes[index] = .random(in: 0...255, using: &random) }
            }
        }
        return Data(bytes)
    }
}
