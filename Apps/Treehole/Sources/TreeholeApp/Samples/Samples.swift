import Foundation
import SwiftUI
import TreeholeModel

// A few values for previews and tests.

extension Post {
    static let sampleDate = Date(timeIntervalSince1970: 1_790_000_000)

    static let samples = [
        Post(
            id: 17,
            text: "Does anyone else practise presentations in the empty lecture hall at night? The echo is very kind.",
            tag: "study",
            createdDate: sampleDate,
            commentCount: 3,
            starCount: 12,
            isStarred: true,
            hasUnread: true
        ),
        Post(
            id: 16,
            text: "Which dish should the canteen bring back?",
            tag: "canteen",
            choices: [
                VoteChoice(text: "Spicy noodles"), VoteChoice(text: "Sesame pancakes"), VoteChoice(text: "Soup"),
            ],
            createdDate: sampleDate - 3_600,
            commentCount: 8,
            starCount: 4,
            isMine: true
        ),
        Post(
            id: 15,
            text: "Long nights.\n\n"
                + String(repeating: "I kept walking around the lake until the lamps went out. ", count: 12),
            createdDate: sampleDate - 7_200,
            starCount: 1
        ),
        Post(
            id: 14,
            text: "Tea or coffee before an exam?",
            tag: "study",
            choices: [VoteChoice(text: "Tea", count: 21), VoteChoice(text: "Coffee", count: 34)],
            votedFor: 0,
            createdDate: sampleDate - 9_000,
            commentCount: 1
        ),
        Post(id: 13, text: "I failed the exam again.", createdDate: sampleDate - 86_400, isSensitive: true),
    ]
}

extension Comment {
    static let samples = [
        Comment(floor: 1, place: 1, text: "Every Thursday. Room 204 is the best.", createdDate: Post.sampleDate + 60),
        Comment(
            floor: 2,
            place: 2,
            text: "The echo knows all my talks.",
            createdDate: Post.sampleDate + 120,
            isMine: true
        ),
        Comment(floor: 3, place: 0, text: "See you there!", quotedFloor: 1, createdDate: Post.sampleDate + 180),
    ]
}

extension Report {
    static let samples = [
        Report(id: 1, postID: 16, text: "Buy my notes!", reason: .spam, count: 3, createdDate: Post.sampleDate),
        Report(
            id: 2,
            postID: 17,
            floor: 2,
            text: "The echo knows all my talks.",
            reason: .other,
            note: "Off topic",
            createdDate: Post.sampleDate
        ),
    ]
}

extension Member {
    static let sample = Member(
        isModerator: true,
        settings: MemberSettings(blockedTags: ["spoilers"], blockedWords: ["exam results"])
    )
}

extension AppModel {
    static var sample: AppModel { AppModel(.signedIn(.sample)) }
}

extension AppServices {
    static var sample: AppServices {
        AppServices(TreeholeHost(transport: SampleTransport(), member: .signedIn(.sample)))
    }
}

extension Session {
    /// A session with the posts of the samples.
    static var sample: Session {
        let session = Session(.sample)
        session.posts.keep(Post.samples)
        return session
    }
}

extension PostDetailStore {
    /// The store of the first sample's page.
    static var sample: PostDetailStore {
        let session = Session.sample
        return PostDetailStore(17, post: session.posts.binding(to: 17), session: session)
    }
}

/// A page with what its views expect in the environment.
struct SamplePage<Content: View>: View {
    @StateObject private var session = Session.sample
    @StateObject private var appModel = AppModel.sample
    @StateObject private var router = TreeholeRouter()
    private let content: (Session) -> Content

    init(@ViewBuilder content: @escaping (Session) -> Content) { self.content = content }

    var body: some View {
        NavigationStack { content(session) }
            .environmentObject(appModel)
            .environmentObject(router)
            .tint(Tone.accent)
    }
}

#Preview("Sample, light") { SamplePage { Text(verbatim: "\($0.posts.post(17)?.text ?? "")") } }
#Preview("Sample, dark") {
    SamplePage { Text(verbatim: "\($0.posts.post(17)?.text ?? "")") }
        .preferredColorScheme(.dark)
}
