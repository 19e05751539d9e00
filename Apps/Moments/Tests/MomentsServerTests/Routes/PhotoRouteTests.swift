import Foundation
import HTTPTypes
import MomentsMedia
import MomentsModel
import Synchronization
import TestSupport
import Testing

@testable import MomentsServer

/// Only people who may see a photo now get it, and only from the address issued to them.
@Suite struct PhotoRouteTests {
    private struct Stage {
        let server = try? TestServer()
        let browser: TestBrowser
        let ada: TestPerson
        let ben: TestPerson
        let stranger: TestPerson
        let moment: MomentID
        let photo: PhotoRecord

        init() async throws {
            let server = try #require(server)
            browser = TestBrowser(server)
            (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
            stranger = try await server.add("stranger")
            try await server.befriend(ada, ben)
            photo = try await server.photo("of a lake", by: ada)
            moment = try await server.publish("Look", by: ada, photos: [photo.id])
        }

        func address(for person: TestPerson, _ size: PhotoSize = .medium, hash: String? = nil) throws -> String {
            try #require(server).service.environment.addresses.path(
                hash: hash ?? photo.hash,
                size: size,
                viewer: person.id
            )
        }

        func get(_ address: String, _ headers: HTTPFields) async throws -> Page {
            try await browser.send(.get, address, headers)
        }
    }

    /// Whether a response is the refusal, which is the same for every reason.
    private func isRefusal(_ page: Page) -> Bool {
        var headers = page.headers
        headers[.requestID] = nil
        return page.status == 404 && page.bytes.isEmpty
            && headers == [.cacheControl: "no-store", .xContentTypeOptions: "nosniff", .contentLength: "0"]
    }

    @Test(arguments: PhotoSize.allCases)
    func `a friend gets each size, to be kept by the browser and run by nothing`(_ size: PhotoSize) async throws {
        let stage = try await Stage()

        let page = try await stage.get(try stage.address(for: stage.ben, size), .cookie(stage.ben.token))

        #expect(page.status == 200)
        #expect(page.text == "photo of a lake \(size.rawValue)")
        #expect(page.headers[.contentType] == "image/webp")
        #expect(page.headers[.cacheControl] == "private, max-age=31536000, immutable")
        #expect(page.headers[.xContentTypeOptions] == "nosniff")
        #expect(page.headers[.contentSecurityPolicy] == "default-src 'none'; sandbox")
    }

    @Test func `staff see the photo of a reported moment until the report is answered`() async throws {
        let stage = try await Stage()
        let server = try #require(stage.server)
        let store = server.store
        let mod = try await server.add("moderator")
        try await store.setRole(.moderator, of: mod.id, by: nil)
        func page(_ person: TestPerson) async throws -> Page {
            try await stage.get(try stage.address(for: person), .cookie(person.token))
        }
        #expect(isRefusal(try await page(mod)))

        try await store.report(NewReport(.moment(stage.moment), reason: .privacy), by: stage.ben.id)

        #expect(try await page(mod).status == 200)
        #expect(isRefusal(try await page(stage.stranger)))

        let report = try #require(try await store.reports(isOpen: true, before: nil, limit: 1, for: mod.id).first)
        _ = try await store.resolveReport(report.id, .dismissed, by: mod.id)
        #expect(isRefusal(try await page(mod)))
    }

    @Test func `a download has a file name`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben, .large) + "&download=1"

        let page = try await stage.get(address, .cookie(stage.ben.token))

        let name = "attachment; filename=\"moments-photo-\(stage.photo.hash.prefix(8)).webp\""
        #expect(page.headers[.contentDisposition] == name)
        #expect(isRefusal(try await stage.get(address, .cookie(stage.stranger.token))))
    }

    @Test func `HEAD is answered like GET`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)

        let head = try await stage.browser.send(.head, address, .bearer(stage.ben))

        #expect(head.status == 200)
        #expect(head.headers[.contentType] == "image/webp")
        // A body would be taken for the answer to the next request of the connection.
        #expect(head.bytes.isEmpty && head.headers[.contentLength] == "\("photo of a lake MEDIUM".utf8.count)")
        #expect(isRefusal(try await stage.browser.send(.head, address, .bearer(stage.stranger))))
    }

    @Test(arguments: [nil, .whole] as [FolderOfPhotos.Arrival?])
    func `a part of a photo is sent on request, from a file and from a store`(_ arrival: FolderOfPhotos.Arrival?)
        async throws
    {
        let stage = try await Stage()
        try #require(stage.server).files.arrival.withLock { $0 = arrival }
        let address = try stage.address(for: stage.ben)
        func get(_ headers: HTTPFields) async throws -> Page {
            try await stage.get(address, HTTPFields.bearer(stage.ben) + headers)
        }
        let whole = try await get([:])
        let tag = try #require(whole.headers[.eTag])
        let range: HTTPFields = [.range: "bytes=6-7"]

        for headers in [range, range + [.ifRange: tag]] {
            let part = try await get(headers)

            #expect(part.status == 206 && part.text == "of" && part.headers[.contentLength] == "2")
            #expect(part.headers[.contentRange] == "bytes 6-7/\(whole.bytes.count)")
            #expect(part.headers[.eTag] == tag && part.headers[.cacheControl] == whole.headers[.cacheControl])
        }
        let other = try await get(range + [.ifRange: "\"other\""])
        #expect(other.status == 200 && other.bytes == whole.bytes && other.headers[.acceptRanges] == "bytes")
        let outside = try await get([.range: "bytes=1000-"])
        #expect(outside.status == 416 && outside.bytes.isEmpty && outside.headers[.cacheControl] == "no-store")
        #expect(outside.headers[.contentRange] == "bytes */\(whole.bytes.count)")
        #expect(isRefusal(try await stage.get(address, HTTPFields.bearer(stage.stranger) + range)))
    }

    @Test func `a photo that is cut off ends the answer as an error, and is whole the next time`() async throws {
        let stage = try await Stage()
        let server = try #require(stage.server)
        let address = try stage.address(for: stage.ben)
        server.files.arrival.withLock { $0 = .cutOff }

        for _ in 0..<3 {
            await #expect(throws: MediaError.self) { try await stage.get(address, .bearer(stage.ben)) }
        }

        #expect(server.log.lines.filter { $0.contains("the store is gone") }.count == 1)
        // The body is sent outside of the task that has the ID.
        #expect(server.log.metadata.last?["hb.request.id"] != nil)
        server.files.arrival.withLock { $0 = .whole }
        #expect(try await stage.get(address, .bearer(stage.ben)).text == "photo of a lake MEDIUM")
    }

    @Test func `what the browser has is not sent again, as long as it may be seen`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)
        let tag = try #require(try await stage.get(address, .bearer(stage.ben)).headers[.eTag])
        let headers = HTTPFields.bearer(stage.ben) + [.ifNoneMatch: "\"other\", W/\(tag)"]

        let page = try await stage.get(address, headers)
        try await stage.server?.store.deleteMoment(stage.moment, by: stage.ada.id)

        #expect(page.status == 304)
        #expect(page.bytes.isEmpty && page.headers[.eTag] == tag)
        #expect(isRefusal(try await stage.get(address, headers)))
    }

    @Test func `a copied address is no use to anybody else`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)

        #expect(isRefusal(try await stage.get(address, .cookie(stage.stranger.token))))
        #expect(isRefusal(try await stage.get(address, .cookie(stage.ada.token))))
        #expect(isRefusal(try await stage.get(address, .cookie("stale"))))
        #expect(isRefusal(try await stage.get(address, [.authorization: "Bearer wrong"])))
        #expect(isRefusal(try await stage.get(address, [:])))
    }

    @Test func `a stranger's address is no use, though the server has signed it`() async throws {
        let stage = try await Stage()

        #expect(isRefusal(try await stage.get(try stage.address(for: stage.stranger), .bearer(stage.stranger))))
    }

    @Test func `an address ends with the friendship`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)
        #expect(try await stage.get(address, .bearer(stage.ben)).status == 200)

        try await stage.server?.store.removeFriend(stage.ada.id, of: stage.ben.id)

        #expect(isRefusal(try await stage.get(address, .bearer(stage.ben))))
    }

    @Test func `an address is of use while the viewer belongs to the audience`() async throws {
        let stage = try await Stage()
        let store = try #require(stage.server).store
        let address = try stage.address(for: stage.ben)

        for (audience, isSeen) in [
            (MomentAudience(.except, people: [stage.ben.id]), false), (.friends, true), (.onlyMe, false),
            (MomentAudience(.selected, people: [stage.ben.id]), true),
        ] {
            _ = try await store.setAudience(audience, of: stage.moment, by: stage.ada.id)
            let page = try await stage.get(address, .bearer(stage.ben))
            #expect(isSeen ? page.status == 200 : isRefusal(page), "\(audience)")
        }
    }

    @Test func `an address ends when the author hides, blocks, or lets friends look less far back`() async throws {
        for isBlocked in [false, true] {
            let stage = try await Stage()
            let store = try #require(stage.server).store
            let address = try stage.address(for: stage.ben)
            #expect(try await stage.get(address, .bearer(stage.ben)).status == 200)

            if isBlocked {
                try await store.block(stage.ben.id, by: stage.ada.id)
            } else {
                let change = FriendSettingsChange(hidesMine: true)
                try await store.changeFriendSettings(change, of: stage.ben.id, by: stage.ada.id)
            }

            #expect(isRefusal(try await stage.get(address, .bearer(stage.ben))))
        }

        let stage = try await Stage()
        let server = try #require(stage.server)
        let address = try stage.address(for: stage.ben)
        server.clock.advance(by: .seconds(4 * 86_400))
        #expect(try await stage.get(address, .bearer(stage.ben)).status == 200)

        try await server.store.setHistoryReach(.threeDays, of: stage.ada.id)

        #expect(isRefusal(try await stage.get(address, .bearer(stage.ben))))
    }

    @Test func `an address ends with the sign-in`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)
        #expect(try await stage.get(address, .cookie(stage.ben.token)).status == 200)

        _ = try await stage.server?.ask("mutation { signOut }", as: stage.ben)

        #expect(isRefusal(try await stage.get(address, .cookie(stage.ben.token))))
    }

    @Test func `an address that was changed is no use`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)
        let other = try await #require(stage.server).photo("of a secret", by: stage.ada)
        let changed = [
            address.replacing("/medium", with: "/large"), address.replacing(stage.photo.hash, with: other.hash),
            address.replacing("v=\(stage.ben.id)", with: "v=\(stage.ada.id)"), String(address.dropLast()),
            address + "A",
            address.replacing("s=", with: "t="), address.replacing("v=\(stage.ben.id)", with: "v=+\(stage.ben.id)"),
            address.replacing("/medium", with: "/MEDIUM"), address.replacing("/medium", with: "/huge"),
            address.replacing(stage.photo.hash, with: stage.photo.hash.uppercased()),
            address.replacing(stage.photo.hash, with: "..%2F..%2Fetc%2Fpasswd"),
            address.replacing(stage.photo.hash, with: "%00"), "/photos/\(stage.photo.hash)/medium",
        ]

        for address in changed {
            let page = try await stage.get(address, .bearer(stage.ben))
            #expect(isRefusal(page), "\(address) gave \(page.status)")
        }
    }

    @Test func `a photo of an only-me moment, and one that is not used yet, are the author's alone`() async throws {
        let stage = try await Stage()
        let server = try #require(stage.server)
        let own = try await server.photo("of a diary", by: stage.ada)
        let unused = try await server.photo("not used", by: stage.ada)
        let moment = NewMoment(text: "", photos: [.init(id: own.id)], audience: .onlyMe)
        _ = try await server.store.publish(moment, by: stage.ada.id)

        for photo in [own, unused] {
            let address = try stage.address(for: stage.ada, hash: photo.hash)
            let other = try stage.address(for: stage.ben, hash: photo.hash)
            #expect(try await stage.get(address, .bearer(stage.ada)).status == 200)
            #expect(isRefusal(try await stage.get(other, .bearer(stage.ben))))
        }
    }

    @Test func `a file that is missing is said once in the log and is not kept as missing`() async throws {
        let stage = try await Stage()
        let server = try #require(stage.server)
        try server.files.remove(hash: stage.photo.hash)
        let address = try stage.address(for: stage.ben)

        for _ in 0..<3 { #expect(isRefusal(try await stage.get(address, .bearer(stage.ben)))) }

        #expect(server.log.lines.filter { $0.contains("is missing") }.count == 1)
    }

    @Test func `while files cannot be read, the answer says so, is not kept, and is in the log once`() async throws {
        let stage = try await Stage()
        let server = try #require(stage.server)
        let address = try stage.address(for: stage.ben)
        server.files.isAway.withLock { $0 = true }

        for _ in 0..<3 {
            let page = try await stage.get(address, .bearer(stage.ben))
            #expect(page.status == 503 && page.headers[.cacheControl] == "no-store" && !page.text.contains("/srv"))
        }

        #expect(server.log.lines.filter { $0.contains("/srv/photos is away") }.count == 1)
        #expect(server.log.metadata.contains { $0["hb.request.id"] != nil })
        #expect(isRefusal(try await stage.get(address, .bearer(stage.stranger))))
        server.files.isAway.withLock { $0 = false }
        #expect(try await stage.get(address, .bearer(stage.ben)).status == 200)
    }

    @Test func `while the store fails, the answer says so and is not kept`() async throws {
        let stage = try await Stage()
        let address = try stage.address(for: stage.ben)
        stage.server?.spy.failure = .damaged("page 7 of /srv/moments.sqlite")

        let page = try await stage.get(address, .bearer(stage.ben))

        #expect(page.status == 503)
        #expect(page.headers[.cacheControl] == "no-store")
        #expect(!page.text.contains("/srv"))
    }

    @Test func `in demo mode a visitor without credentials sees what the first demo person does`() async throws {
        let (server, zero) = try await TestServer.demo()
        let one = try await server.add("one", id: 1)
        let (mine, other) = (try await server.photo("mine", by: zero), try await server.photo("other", by: one))
        let addresses = server.service.environment.addresses
        let browser = TestBrowser(server)

        let seen = try await browser.send(.get, addresses.path(hash: mine.hash, size: .small, viewer: 0))
        let hidden = try await browser.send(.get, addresses.path(hash: other.hash, size: .small, viewer: 1))

        #expect(seen.status == 200)
        #expect(isRefusal(hidden))
    }
}
