import Foundation
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct NewsPayloadTests {
    @Test func `what more people than fit into one notification may see reaches all`() throws {
        let people = (1...1000).map { PersonID(rawValue: Int64.max - $0) }

        let texts = try NewsPayload.texts(
            of: [ChangeNews(change: .momentPublished(7), people: people)],
            from: UUID().uuidString
        )

        let payloads = try texts.map { try NewsPayload($0) }
        #expect(payloads.flatMap(\.people) == people)
        #expect(payloads.allSatisfy { $0.change == .momentPublished(7) && $0.isStored == true })
        // PostgreSQL takes 7,999 bytes.
        #expect(texts.allSatisfy { $0.utf8.count < 8000 } && texts.count > 1)
    }

    @Test func `20,000 people with short numbers are few notifications`() throws {
        let people = (0..<20_000).map { PersonID(rawValue: 100_000 + $0) }
        let news = [ChangeNews(change: .momentPublished(7), people: people), ChangeNews(change: .friends, people: [])]

        let texts = try NewsPayload.texts(of: news, from: UUID().uuidString)

        #expect(try texts.flatMap { try NewsPayload($0).people } == people)
        #expect(texts.count <= 27 && texts.allSatisfy { $0.utf8.count < 8000 })
    }

    @Test func `earlier versions read it`() throws {
        let news = ChangeNews(change: .momentDeleted(7), people: [1, 2])

        let texts = try NewsPayload.texts(of: [news], from: "one")

        // What they read has no other members.
        #expect(try texts.map { try JSONDecoder().decode(ChangeNews.self, from: Data($0.utf8)) } == [news])
    }

    @Test func `it is read of earlier versions`() throws {
        let payload = try NewsPayload(#"{"origin":"one","change":{"momentPublished":{"_0":"7"}},"people":["1"]}"#)

        #expect(payload.change == .momentPublished(7) && payload.people == [1] && payload.origin == "one")
        #expect(payload.isStored == nil)
    }

    @Test(arguments: ["", "{}", #"{"origin":"one","change":{"flew":{}},"people":["1"]}"#])
    func `what is of a newer version is an error`(text: String) {
        #expect(throws: DecodingError.self) { try NewsPayload(text) }
    }
}
