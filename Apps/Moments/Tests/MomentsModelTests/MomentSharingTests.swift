import APIKit
import Foundation
import Testing

@testable import MomentsModel

@Suite struct MomentSharingTests {
    private let ada = UserDetails(id: 1, name: "Ada", handle: "ada", avatarTones: "aabbccddeeff001122")

    private func moment(_ id: MomentID = 7, isLiked: Bool = false) -> Moment {
        Moment(
            id: id,
            userDetails: ada,
            type: .photos,
            title: "With @ada",
            mentions: [ada],
            createdDate: Date(timeIntervalSince1970: 1_700_000_000),
            latestComments: [
                Comment(
                    id: 2,
                    userDetails: ada,
                    text: "Hi",
                    mentions: [ada],
                    createdDate: Date(timeIntervalSince1970: 1_700_000_000),
                    replyTo: ada
                )
            ],
            isLiked: isLiked,
            likes: [ada],
            likeCount: 1
        )
    }

    private func people(of moment: Moment) -> [UserDetails] {
        var people = [moment.userDetails] + moment.mentions + (moment.likes ?? [])
        for comment in moment.latestComments {
            people += [comment.userDetails] + comment.mentions
            if let person = comment.replyTo { people.append(person) }
        }
        return people
    }

    /// A moment as another page gets it: with memory of its own.
    private func decoded(_ moment: Moment) throws -> Moment {
        try JSONCoding.decoder().decode(Moment.self, from: JSONCoding.encoder().encode(moment))
    }

    @Test func `equal moments of two responses share memory`() throws {
        let first = try decoded(moment()).sharingMemory()
        let later = try decoded(moment()).sharingMemory()

        #expect(first == moment())
        #expect(later.fields.storage === first.fields.storage)
    }

    @Test func `moments that differ for their viewers share none`() throws {
        let liked = try decoded(moment(isLiked: true)).sharingMemory()
        let other = try decoded(moment(isLiked: false)).sharingMemory()

        #expect(liked.fields.storage !== other.fields.storage)
        #expect(liked.isLiked == true && other.isLiked == false)
    }

    @Test func `people are the same wherever they are shown`() throws {
        let moments = [try decoded(moment(8)).sharingMemory(), try decoded(moment(9)).sharingMemory()]

        let people = moments.flatMap { self.people(of: $0) }

        #expect(people.count == 12)
        #expect(Set(people.map { ObjectIdentifier($0.fields.storage) }).count == 1)
    }

    @Test func `a change of a shared moment changes no other`() throws {
        let first = try decoded(moment()).sharingMemory()
        var changed = try decoded(moment()).sharingMemory()

        changed.title = "Without"
        changed.userDetails.name = "Ada Lovelace"
        changed.likes?.removeAll()

        #expect(first == moment())
        #expect(changed.title == "Without" && changed.userDetails.name == "Ada Lovelace" && changed.likes == [])
    }

    @Test func `a moment keeps its memory if a person does not occur in it, or likes were not requested`() {
        let grace = UserDetails(id: 2, name: "Grace", handle: "grace")
        let moment = moment()
        let plain = moment.withoutLikes()

        #expect(moment.showing(grace).fields.storage === moment.fields.storage)
        #expect(plain.isLiked == nil && plain.likes == nil && plain.likeCount == nil)
        #expect(plain.withoutLikes().fields.storage === plain.fields.storage)
    }

    @Test func `a copy of a moment or a person takes 8 bytes`() {
        #expect(MemoryLayout<Moment>.size == 8 && MemoryLayout<UserDetails>.size == 8)
    }
}
