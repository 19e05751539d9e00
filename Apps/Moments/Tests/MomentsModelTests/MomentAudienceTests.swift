import APIKit
import Foundation
import MomentsModel
import Testing

@Suite struct MomentAudienceTests {
    private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONCoding.decoder().decode(type, from: Data(text.utf8))
    }

    @Test(arguments: [MomentVisibility.selected, .except])
    func `the chosen are sorted, each once`(_ visibility: MomentVisibility) {
        let audience = MomentAudience(visibility, tags: [3, 1, 3], people: [9, 5, 9, 7])

        #expect(audience.tags == [1, 3] && audience.people == [5, 7, 9])
        #expect(audience == MomentAudience(visibility, tags: [1, 3], people: [7, 9, 5]))
        #expect(!audience.isIncomplete)
    }

    @Test(arguments: [MomentVisibility.friends, .onlyMe])
    func `where nobody is chosen, nobody is kept`(_ visibility: MomentVisibility) {
        let audience = MomentAudience(visibility, tags: [1], people: [5])

        #expect(audience.tags.isEmpty && audience.people.isEmpty)
        #expect(!audience.isIncomplete)
    }

    @Test func `a choice of nobody is incomplete`() {
        #expect(MomentAudience(.selected).isIncomplete)
        #expect(MomentAudience(.except).isIncomplete)
        #expect(!MomentAudience(.selected, tags: [1]).isIncomplete)
        #expect(!MomentAudience(.except, people: [5]).isIncomplete)
    }

    @Test func `an audience is written as the API has it, and read again`() throws {
        let audience = MomentAudience(.except, tags: [3], people: [7, 5])

        let data = try JSONCoding.encoder().encode(audience)

        #expect(
            String(decoding: data, as: UTF8.self) == #"{"personIDs":["5","7"],"tagIDs":["3"],"visibility":"EXCEPT"}"#
        )
        #expect(try JSONCoding.decoder().decode(MomentAudience.self, from: data) == audience)
    }

    @Test func `what is read is sorted too, and may lack the lists`() throws {
        let chosen = try decode(
            MomentAudience.self,
            #"{"visibility":"SELECTED","tagIDs":["3","1"],"personIDs":["5","5"]}"#
        )

        #expect(chosen == MomentAudience(.selected, tags: [1, 3], people: [5]))
        #expect(try decode(MomentAudience.self, #"{"visibility":"ONLY_ME"}"#) == .onlyMe)
    }

    @Test(arguments: [("FRIENDS", MomentAudience.friends), ("ONLY_ME", .onlyMe)])
    func `a draft stored by an earlier version has only a visibility`(_ visibility: String, _ audience: MomentAudience)
        throws
    {
        let draft = try decode(MomentDraft.self, #"{"text":"Hi","photos":[],"visibility":"\#(visibility)"}"#)

        #expect(draft == MomentDraft(text: "Hi", audience: audience))
    }

    @Test func `a draft is written with its audience, and read again`() throws {
        let draft = MomentDraft(text: "Hi", audience: MomentAudience(.selected, tags: [1], people: [5]))

        let data = try JSONCoding.encoder().encode(draft)

        #expect(try JSONCoding.decoder().decode(MomentDraft.self, from: data) == draft)
    }

    @Test func `a draft without audience and visibility is an error`() {
        #expect(throws: DecodingError.self) { try decode(MomentDraft.self, #"{"text":"Hi","photos":[]}"#) }
    }

    @Test func `a moment is read with its audience, and without one where it is another's`() throws {
        let moment = """
            {"id":"17","userDetails":{"id":"2","name":"Ada","handle":"ada","avatar":""},"type":"PHOTOS","title":"Hi",
             "images":[],"createdDate":"1700000000","visibility":"SELECTED","isMine":true,"commentCount":0,
             "latestComments":[],"audience":AUDIENCE,"editedDate":EDITED,"editableUntilDate":UNTIL}
            """
        func decoded(_ audience: String, _ edited: String, _ until: String) throws -> Moment {
            try decode(
                Moment.self,
                moment.replacing("AUDIENCE", with: audience).replacing("EDITED", with: edited)
                    .replacing("UNTIL", with: until)
            )
        }

        let own = try decoded(
            #"{"visibility":"SELECTED","tagIDs":[],"personIDs":["5"]}"#,
            #""1700000100""#,
            #""1700000600""#
        )
        let other = try decoded("null", "null", "null")

        #expect(own.audience == MomentAudience(.selected, people: [5]))
        #expect(own.editedDate == Date(timeIntervalSince1970: 1_700_000_100))
        #expect(own.editableUntilDate == Date(timeIntervalSince1970: 1_700_000_600))
        #expect(other.audience == nil && other.editedDate == nil && other.editableUntilDate == nil)
    }

    @Test(
        arguments: [(.all, nil), (.halfYear, 183), (.month, 31), (.threeDays, 3)] as [(HistoryReach, Int?)]
    )
    func `each reach has its days`(_ reach: HistoryReach, _ days: Int?) {
        #expect(reach.days == days)
    }
}
