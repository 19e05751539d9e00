import Foundation
import MomentsModel
import Testing

@Suite struct MomentLikeTests {
    private let ada = UserDetails(id: 1, name: "Ada", handle: "ada")
    private let grace = UserDetails(id: 2, name: "Grace", handle: "grace")

    private func moment(isLiked: Bool, likes: [UserDetails], count: Int) -> Moment {
        Moment(
            id: 1,
            userDetails: grace,
            type: .photos,
            title: "",
            createdDate: .distantPast,
            isLiked: isLiked,
            likes: likes,
            likeCount: count
        )
    }

    @Test func `a like puts the person last and counts one more`() {
        let liked = moment(isLiked: false, likes: [grace], count: 4).settingLike(true, by: ada)

        #expect(liked == moment(isLiked: true, likes: [grace, ada], count: 5))
    }

    @Test func `an unlike is the way back`() {
        let before = moment(isLiked: false, likes: [grace], count: 4)

        #expect(before.settingLike(true, by: ada).settingLike(false, by: ada) == before)
    }

    @Test func `the same again changes nothing`() {
        let liked = moment(isLiked: true, likes: [ada], count: 1)

        #expect(liked.settingLike(true, by: ada) == liked)
    }

    @Test func `without likes nothing is left of them`() {
        let without = moment(isLiked: true, likes: [ada], count: 1).withoutLikes()

        #expect(without.isLiked == nil && without.likes == nil && without.likeCount == nil)
    }
}
