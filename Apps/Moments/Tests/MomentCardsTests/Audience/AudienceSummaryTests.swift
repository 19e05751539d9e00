import MomentCards
import MomentsModel
import MomentsTesting
import Testing

struct AudienceSummaryTests {
    private let tags = [FriendTag(id: 1, name: "Family"), FriendTag(id: 2, name: "Work")]
    private let friends = [UserDetails.sample(id: 2, name: "Grace"), .sample(id: 3, name: "Linus")]

    @Test func `tags are named before people, in the order of their lists`() {
        let audience = MomentAudience(.selected, tags: [2, 1], people: [3])

        #expect(AudienceSummary(audience, tags: tags, friends: friends).names == ["Family", "Work", "Linus"])
    }

    @Test func `a tag that does not exist any more is missing, and not named`() {
        let summary = AudienceSummary(MomentAudience(.except, tags: [1, 9]), tags: tags, friends: friends)

        #expect(summary.names == ["Family"])
        #expect(summary.lacksTag)
    }

    @Test func `no tag is missing until the tags are known`() {
        let summary = AudienceSummary(MomentAudience(.except, tags: [9]), tags: nil, friends: nil)

        #expect(summary.names.isEmpty)
        #expect(!summary.lacksTag)
    }

    @Test func `somebody who is no friend any more is not named`() {
        let summary = AudienceSummary(MomentAudience(.selected, people: [3, 8]), tags: tags, friends: friends)

        #expect(summary.names == ["Linus"])
        #expect(!summary.lacksTag)
    }
}
