import Foundation
import MomentsModel
import TestSupport
import Testing

@testable import MomentsServer

@Suite struct ExportPlacesTests {
    private let date = Shared(Date(timeIntervalSince1970: 1_700_000_000))

    private func places(_ total: Int) -> ExportPlaces {
        ExportPlaces(total: total) { [date] in date.value }
    }

    private func wait(_ seconds: TimeInterval) { date.change { $0 += seconds } }

    @Test func `one person has one place, all together have two`() throws {
        let places = places(2)
        let first = try places.take(for: 1)
        let second = try places.take(for: 2)

        let own = #expect(throws: MomentsError.self) { try places.take(for: 1) }
        let third = #expect(throws: MomentsError.self) { try places.take(for: 3) }
        #expect(own?.code == .rateLimited && third?.code == .unavailable)
        withExtendedLifetime((first, second)) {}
    }

    @Test func `a place is there for the next when it is freed, or when nobody has it any more`() throws {
        let places = places(1)
        let place = try places.take(for: 1)
        place.free()
        var next: ExportPlaces.Place? = try places.take(for: 1)
        // That it is freed twice takes nothing from the next.
        place.free()
        #expect(throws: MomentsError.self) { try places.take(for: 1) }

        next = nil

        #expect(next == nil)
        _ = try places.take(for: 2)
    }

    @Test func `a download without progress loses its place to the next, and ends`() throws {
        let places = places(1)
        let stalled = try places.take(for: 1)
        wait(ExportPlaces.patience - 1)
        #expect(throws: MomentsError.self) { try places.take(for: 2) }

        wait(1)
        let next = try places.take(for: 2)

        #expect(throws: ExportPlaces.Stalled.self) { try stalled.keep() }
        // Its end frees no place of another.
        stalled.free()
        try next.keep()
        #expect(throws: MomentsError.self) { try places.take(for: 3) }
    }

    @Test func `a download with progress keeps its place, and a stalled one if nobody wants it`() throws {
        let places = places(1)
        let place = try places.take(for: 1)
        wait(ExportPlaces.patience - 1)
        try place.keep()
        wait(ExportPlaces.patience - 1)
        #expect(throws: MomentsError.self) { try places.take(for: 2) }

        wait(ExportPlaces.patience)

        try place.keep()
    }

    @Test func `who begins again after a stalled download has a place of their own`() throws {
        let places = places(1)
        let stalled = try places.take(for: 1)
        wait(ExportPlaces.patience)

        let next = try places.take(for: 1)

        #expect(throws: ExportPlaces.Stalled.self) { try stalled.keep() }
        stalled.free()
        try next.keep()
    }
}
