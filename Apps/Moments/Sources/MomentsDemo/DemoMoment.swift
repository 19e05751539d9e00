import MomentsModel

/// A moment of the demo, with what is said below it.
struct DemoMoment: Hashable, Sendable {
    struct Comment: Hashable, Sendable {
        var author: String
        var text: String
        /// Which of the comments before it it answers.
        var answers: Int?
    }

    var author: String
    var age: DemoAge
    var text = ""
    var link: String?
    /// Pictures of the folder Photos.
    var photos: [String] = []
    var visibility: MomentVisibility = .friends
    var comments: [Comment] = []
}
