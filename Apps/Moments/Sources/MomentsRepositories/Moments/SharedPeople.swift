import MomentsModel

/// Has equal people share their texts, and lists take no more room than they need.
///
/// A page of moments names the same few people over and over, and each mention was read with texts of its own: they were a
/// fifth of what a session at rest keeps.
struct SharedPeople: Sendable {
    private var known: Set<UserDetails> = []

    mutating func share(_ moment: inout Moment) {
        moment.userDetails = shared(moment.userDetails)
        moment.likes = moment.likes.map { $0.map { shared($0) } }
        moment.latestComments = moment.latestComments.map { comment in
            var comment = comment
            comment.userDetails = shared(comment.userDetails)
            comment.replyTo = comment.replyTo.map { shared($0) }
            return comment
        }
        moment.images = moment.images.map(\.self)
    }

    private mutating func shared(_ person: UserDetails) -> UserDetails { known.insert(person).memberAfterInsert }
}
