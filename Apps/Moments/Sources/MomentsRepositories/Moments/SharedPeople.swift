import MomentsModel

/// A pool that makes equal people share their strings, and trims array capacity.
///
/// A page of moments repeats the same few people, each decoded with its own strings. These copies took a fifth of the memory of
/// an idle session.
struct SharedPeople: Sendable {
    private var known: Set<UserDetails> = []

    mutating func share(_ moment: inout Moment) {
        moment.userDetails = shared(moment.userDetails)
        moment.mentions = moment.mentions.map { shared($0) }
        moment.likes = moment.likes.map { $0.map { shared($0) } }
        moment.latestComments = moment.latestComments.map { comment in
            var comment = comment
            comment.userDetails = shared(comment.userDetails)
            comment.mentions = comment.mentions.map { shared($0) }
            comment.replyTo = comment.replyTo.map { shared($0) }
            return comment
        }
        moment.images = moment.images.map(\.self)
    }

    private mutating func shared(_ person: UserDetails) -> UserDetails { known.insert(person).memberAfterInsert }
}
