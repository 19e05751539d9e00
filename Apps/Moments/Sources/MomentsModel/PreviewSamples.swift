#if DEBUG
public import Foundation

/// People, moments and pictures for previews. All dates are relative to `now`, so that pictures of previews stay the same.
public enum PreviewSamples {
    public static let now = Date(timeIntervalSince1970: 1_790_000_000)

    public static func hours(ago hours: Double) -> Date { now.addingTimeInterval(-hours * 3600) }

    // MARK: People

    public static let ada = person(1, "Ada Lovelace", "ada_l", .me, hue: 265)
    public static let grace = person(2, "Grace Hopper", "grace", .friend, hue: 150)
    public static let alan = person(3, "Alan Turing", "alan_t", .friend, hue: nil)
    public static let xiaoming = person(4, "王小明", "xiaoming", .friend, hue: 20)
    public static let linus = person(5, "Linus", "linus", .asksMe, hue: nil)
    public static let margaret = person(6, "Margaret Hamilton", "margaret", .requested, hue: 210)
    public static let stranger = person(7, "Edsger Wybe Dijkstra of Nuenen and Austin", "edsger", .stranger, hue: nil)

    public static let friends = [alan, grace, xiaoming]

    private static func person(
        _ id: PersonID,
        _ name: String,
        _ handle: String,
        _ friendship: Friendship,
        hue: Int?
    ) -> UserDetails {
        let isFriend = friendship == .friend
        return UserDetails(
            id: id,
            name: name,
            handle: handle,
            avatar: hue.map { portrait(hue: $0) },
            backgroundImage: hue.map { landscape(hue: $0, width: 800, height: 600) },
            friendship: friendship,
            friendsSince: isFriend ? hours(ago: 9000) : nil,
            momentCount: isFriend || friendship == .me ? 12 : nil,
            lastMomentDate: isFriend ? hours(ago: 50) : nil
        )
    }

    public static let viewer = Viewer(userDetails: ada, role: .admin, friendCount: 3, unreadNotificationCount: 2)

    // MARK: Pictures

    /// Returns a photo as large as those of cameras.
    public static func photo(_ id: PhotoID, altText: String = "", isTall: Bool = false) -> Photo {
        let (width, height) = isTall ? (1200, 1600) : (1600, 1200)
        let url = landscape(hue: Int(id.rawValue) * 47 % 360, width: width, height: height)
        return Photo(id: id, width: width, height: height, altText: altText, small: url, medium: url, large: url)
    }

    /// A photo that the browser cannot load.
    public static let brokenPhoto: Photo = {
        let url = picture("", width: 1600, height: 1200)
        return Photo(id: 99, width: 1600, height: 1200, small: url, medium: url, large: url)
    }()

    public static func photos(_ count: Int) -> [Photo] { (1...count).map { photo(PhotoID(rawValue: Int64($0))) } }

    /// A hill with the sun above it, as a picture that needs no server.
    public static func landscape(hue: Int, width: Int, height: Int) -> URL {
        picture(
            """
            <rect width="100" height="100" fill="hsl(\(hue),55%,82%)"/>\
            <circle cx="70" cy="32" r="12" fill="hsl(\((hue + 40) % 360),90%,94%)"/>\
            <path d="M0 70Q30 40 60 66T100 58V100H0Z" fill="hsl(\(hue),40%,52%)"/>\
            <path d="M0 84Q40 64 100 86V100H0Z" fill="hsl(\(hue),45%,34%)"/>
            """,
            width: width,
            height: height
        )
    }

    private static func portrait(hue: Int) -> URL {
        picture(
            """
            <rect width="100" height="100" fill="hsl(\(hue),45%,72%)"/>\
            <circle cx="50" cy="40" r="20" fill="hsl(\(hue),35%,92%)"/>\
            <path d="M10 100Q50 36 90 100Z" fill="hsl(\(hue),45%,38%)"/>
            """,
            width: 200,
            height: 200
        )
    }

    private static func picture(_ shapes: String, width: Int, height: Int) -> URL {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 100 100" \
            preserveAspectRatio="none">\(shapes)</svg>
            """
        let text = shapes.isEmpty ? "no picture" : svg
        return URL(string: "data:image/svg+xml;base64,\(Data(text.utf8).base64EncodedString())") ?? URL(filePath: "/")
    }

    // MARK: Moments

    public static let longText = Array(
        repeating: "We walked along the river until the lamps were lit, and took the last ferry home.",
        count: 7
    ).joined(separator: " ")

    public static let card = MomentLinkCard(
        url: "https://www.swift.org/documentation/",
        title: "Documentation of the Swift programming language",
        siteName: "Swift",
        image: landscape(hue: 14, width: 400, height: 400)
    )

    public static let comments = [
        comment(1, by: grace, "Beautiful! Where is this?", hoursAgo: 5),
        comment(2, by: ada, "At the lake behind the old mill.", replyTo: grace, hoursAgo: 4),
        comment(3, by: xiaoming, "下次我也想去！", hoursAgo: 3),
        comment(4, by: alan, longText, hoursAgo: 0.2),
    ]

    public static func comment(
        _ id: CommentID,
        by person: UserDetails,
        _ text: String,
        linkCard: MomentLinkCard? = nil,
        replyTo: UserDetails? = nil,
        hoursAgo: Double = 1
    ) -> Comment {
        Comment(
            id: id,
            userDetails: person,
            text: text,
            linkCard: linkCard,
            createdDate: hours(ago: hoursAgo),
            replyTo: replyTo,
            isMine: person.id == ada.id
        )
    }

    /// A moment of the viewer with two pictures, comments and likes.
    public static let moment = Moment(
        id: 11,
        userDetails: ada,
        type: .photos,
        title: "The first morning of spring at the lake.",
        images: [photo(1, altText: "A lake in the morning"), photo(2)],
        createdDate: hours(ago: 6),
        isMine: true,
        commentCount: 4,
        latestComments: Array(comments.prefix(2)),
        isLiked: true,
        likes: [grace, alan, ada],
        likeCount: 8
    )

    public static let longMoment = Moment(
        id: 12,
        userDetails: grace,
        type: .photos,
        title: longText,
        createdDate: hours(ago: 30),
        isLiked: false,
        likes: [],
        likeCount: 0
    )

    public static let linkMoment = Moment(
        id: 13,
        userDetails: alan,
        type: .url,
        title: "Worth reading.",
        url: "https://www.swift.org/documentation/",
        linkCard: card,
        createdDate: hours(ago: 100),
        commentCount: 1,
        latestComments: [comment(5, by: xiaoming, "谢谢", hoursAgo: 90)],
        isLiked: false,
        likes: [xiaoming],
        likeCount: 1
    )

    public static let privateMoment = Moment(
        id: 14,
        userDetails: ada,
        type: .photos,
        title: "",
        images: photos(9),
        createdDate: hours(ago: 1000),
        visibility: .onlyMe,
        isMine: true,
        isLiked: false,
        likes: [],
        likeCount: 0
    )

    public static let moments = [moment, longMoment, linkMoment, privateMoment]

    /// A draft with two photos.
    public static let draft = MomentDraft(
        text: "The first morning of spring at the lake.",
        url: "swift.org/documentation",
        photos: [
            MomentDraft.Photo(upload(1), altText: "A lake in the morning"), MomentDraft.Photo(upload(2)),
        ]
    )

    public static func upload(_ id: PhotoID) -> PhotoUpload {
        let photo = photo(id)
        return PhotoUpload(id: id, width: photo.width, height: photo.height, url: photo.medium)
    }

    // MARK: Notifications and requests

    public static func notification(
        _ id: NotificationID,
        _ kind: NotificationKind,
        by people: [UserDetails],
        count: Int? = nil,
        comment: Comment? = nil,
        hoursAgo: Double,
        isRead: Bool = true
    ) -> NotificationGroup {
        let isFriendship = kind == .friendRequest || kind == .friendAccepted
        let excerpt = MomentExcerpt(
            id: moment.id,
            userDetails: ada,
            isMine: true,
            title: moment.title,
            images: moment.images
        )
        let latest = MomentNotification(
            id: id,
            kind: kind,
            userDetails: people[0],
            moment: isFriendship ? nil : excerpt,
            comment: comment,
            createdDate: hours(ago: hoursAgo),
            isRead: isRead
        )
        return NotificationGroup(latest: latest, people: people, personCount: count ?? people.count, isRead: isRead)
    }

    public static let notifications = [
        notification(9, .like, by: [grace, alan, xiaoming], count: 12, hoursAgo: 0.5, isRead: false),
        notification(8, .friendRequest, by: [linus], hoursAgo: 2, isRead: false),
        notification(7, .comment, by: [xiaoming], comment: comments[2], hoursAgo: 3),
        notification(6, .reply, by: [grace], comment: comments[0], hoursAgo: 30),
        notification(5, .friendAccepted, by: [alan], hoursAgo: 400),
    ]

    public static let received = [FriendRequest(id: 1, userDetails: linus, createdDate: hours(ago: 2))]
    public static let sent = [FriendRequest(id: 2, userDetails: margaret, createdDate: hours(ago: 40))]

    // MARK: Account

    public static let signIns = [
        SignIn(
            id: 1,
            device: "Firefox on Linux",
            createdDate: hours(ago: 900),
            lastUsedDate: now,
            isCurrent: true
        ),
        SignIn(
            id: 2,
            device: "Safari on iPhone",
            createdDate: hours(ago: 2000),
            lastUsedDate: hours(ago: 70),
            isCurrent: false
        ),
    ]

    public static let invitations = [
        Invitation(id: 1, code: "F7K2-9QXM", createdDate: now, expiryDate: hours(ago: -14 * 24)),
        Invitation(id: 2, createdDate: hours(ago: 100), expiryDate: hours(ago: -10 * 24)),
    ]

    public static let passwordReset = PasswordReset(
        code: "T4WB-8HRD",
        userDetails: grace,
        expiryDate: hours(ago: -24)
    )
}
#endif
