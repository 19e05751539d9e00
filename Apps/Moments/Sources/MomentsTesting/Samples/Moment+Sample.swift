import Foundation
import MomentsModel

extension Date {
    /// 14 November 2023, 22:13:20 UTC.
    public static let sample = Date(timeIntervalSince1970: 1_700_000_000)
}

extension Moment {
    /// Returns a friend's moment; with `likes`, one whose likes were requested.
    public static func sample(
        id: MomentID = 1,
        userDetails: UserDetails = .sample(id: 2, name: "Grace"),
        type: MomentType? = nil,
        title: String = "A nice day",
        url: String? = nil,
        images: [Photo] = [],
        mentions: [UserDetails] = [],
        createdDate: Date = .sample,
        visibility: MomentVisibility = .friends,
        audience: MomentAudience? = nil,
        editedDate: Date? = nil,
        editableUntilDate: Date? = nil,
        isMine: Bool = false,
        commentCount: Int? = nil,
        latestComments: [Comment] = [],
        isLiked: Bool? = nil,
        likes: [UserDetails]? = nil
    ) -> Moment {
        Moment(
            id: id,
            userDetails: userDetails,
            type: type ?? (url == nil ? .photos : .url),
            title: title,
            url: url,
            images: images,
            mentions: mentions,
            createdDate: createdDate,
            visibility: visibility,
            audience: audience,
            editedDate: editedDate,
            editableUntilDate: editableUntilDate,
            isMine: isMine,
            commentCount: commentCount ?? latestComments.count,
            latestComments: latestComments,
            isLiked: isLiked ?? likes.map { _ in false },
            likes: likes ?? isLiked.map { _ in [] },
            likeCount: likes?.count ?? isLiked.map { $0 ? 1 : 0 }
        )
    }
}

extension Photo {
    public static func sample(
        id: PhotoID = 1,
        width: Int = 1600,
        height: Int = 1200,
        altText: String = "A lake between mountains"
    ) -> Photo {
        func url(_ size: String) -> URL { URL(string: "/media/\(id)/\(size).webp")! }
        return Photo(
            id: id,
            width: width,
            height: height,
            altText: altText,
            small: url("small"),
            medium: url("medium"),
            large: url("large")
        )
    }
}

extension PhotoUpload {
    public static func sample(id: PhotoID = 1, width: Int = 1600, height: Int = 1200) -> PhotoUpload {
        PhotoUpload(id: id, width: width, height: height, url: URL(string: "/media/\(id)/small.webp")!)
    }
}

extension Comment {
    public static func sample(
        id: CommentID = 1,
        userDetails: UserDetails = .sample(id: 2, name: "Grace"),
        text: String = "How lovely!",
        mentions: [UserDetails] = [],
        createdDate: Date = .sample,
        replyTo: UserDetails? = nil,
        isMine: Bool = false
    ) -> Comment {
        Comment(
            id: id,
            userDetails: userDetails,
            text: text,
            mentions: mentions,
            createdDate: createdDate,
            replyTo: replyTo,
            isMine: isMine
        )
    }
}

extension MomentExcerpt {
    public static func sample(
        id: MomentID = 1,
        userDetails: UserDetails = .sample(),
        isMine: Bool = true,
        title: String = "A nice day"
    ) -> MomentExcerpt {
        MomentExcerpt(id: id, userDetails: userDetails, isMine: isMine, title: title)
    }
}

extension MomentNotification {
    public static func sample(
        id: NotificationID = 1,
        kind: NotificationKind = .like,
        userDetails: UserDetails = .sample(id: 2, name: "Grace"),
        moment: MomentExcerpt? = .sample(),
        comment: Comment? = nil,
        createdDate: Date = .sample,
        isRead: Bool = false
    ) -> MomentNotification {
        MomentNotification(
            id: id,
            kind: kind,
            userDetails: userDetails,
            moment: moment,
            comment: comment,
            createdDate: createdDate,
            isRead: isRead
        )
    }
}

extension NotificationGroup {
    /// - Parameter others: The people before the one of the latest notification.
    public static func sample(
        id: NotificationID = 1,
        kind: NotificationKind = .like,
        userDetails: UserDetails = .sample(id: 2, name: "Grace"),
        others: [UserDetails] = [],
        moment: MomentExcerpt? = .sample(),
        comment: Comment? = nil,
        createdDate: Date = .sample,
        isRead: Bool = false
    ) -> NotificationGroup {
        NotificationGroup(
            latest: .sample(
                id: id,
                kind: kind,
                userDetails: userDetails,
                moment: moment,
                comment: comment,
                createdDate: createdDate,
                isRead: isRead
            ),
            people: Array(([userDetails] + others).prefix(3)),
            personCount: 1 + others.count,
            isRead: isRead
        )
    }
}
