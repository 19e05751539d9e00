import Foundation
import MomentsModel
import Testing

@Suite struct MomentShowingTests {
    private let ada = UserDetails(id: 1, name: "Ada", handle: "ada")
    private let grace = UserDetails(id: 2, name: "Grace", handle: "grace")
    private let renamed = UserDetails(
        id: 1,
        name: "Ada Lovelace",
        handle: "ada",
        avatar: URL(string: "/media/ada"),
        avatarTones: "aabbccddeeff001122"
    )

    private func moment(by author: UserDetails, about person: UserDetails) -> Moment {
        Moment(
            id: 1,
            userDetails: author,
            type: .photos,
            title: "With @ada",
            mentions: [grace, person],
            createdDate: .distantPast,
            commentCount: 1,
            latestComments: [
                .init(
                    id: 2,
                    userDetails: grace,
                    text: "@ada Hi",
                    mentions: [person],
                    createdDate: .distantPast,
                    replyTo: person
                )
            ],
            isLiked: false,
            likes: [person],
            likeCount: 1
        )
    }

    @Test func `a new name and picture show wherever the person does, also where they are mentioned`() {
        #expect(moment(by: ada, about: ada).showing(renamed) == moment(by: renamed, about: renamed))
        #expect(moment(by: grace, about: ada).showing(renamed) == moment(by: grace, about: renamed))
    }

    @Test func `a person who does not occur changes nothing`() {
        let moment = moment(by: grace, about: grace)

        #expect(moment.showing(renamed) == moment)
    }
}
