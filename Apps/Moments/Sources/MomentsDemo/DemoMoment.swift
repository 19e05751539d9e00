import MomentsModel

/// A moment of the demo, with its comments.
struct DemoMoment: Hashable, Sendable {
    struct Comment: Hashable, Sendable {
        var author: String
        var text: String
        /// The index of the earlier comment it replies to.
        var answers: Int?
    }

    var author: String
    var age: DemoAge
    var text = ""
    var link: String?
    /// The names of pictures in the folder Photos.
    var photos: [String] = []
    var visibility: MomentVisibility = .friends
    var comments: [Comment] = []
}
