import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct UploadPlacesTests {
    @Test func `one person has two places, all together have six`() throws {
        let places = UploadPlaces(total: 6, perPerson: 2)
        for person in 1...3 {
            for _ in 0..<2 { _ = try places.take(for: .init(rawValue: Int64(person))) }
        }

        #expect(throws: MomentsError.self) { try places.take(for: 1) }
        #expect(throws: MomentsError.self) { try places.take(for: 4) }
    }

    @Test func `a place that is freed is there for the next`() throws {
        let places = UploadPlaces(total: 2, perPerson: 1)
        let place = try places.take(for: 1)

        places.free(place)

        _ = try places.take(for: 1)
        _ = try places.take(for: 2)
        #expect(throws: MomentsError.self) { try places.take(for: 3) }
    }
}
