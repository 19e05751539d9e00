public import Foundation

/// What happened on a day, in UTC.
public struct DailyFigures: Hashable, Codable, Sendable, Identifiable {
    /// When the day begins.
    public var date: Date
    /// False for today, whose figures are those so far.
    public var isComplete: Bool
    /// The accounts at the end of the day.
    public var people: Int
    /// The people who were seen on the day; nil if it was before the figures were kept.
    public var activePeople: Int?
    public var signUps: Int
    public var moments: Int
    public var comments: Int
    public var likes: Int
    public var reports: Int
    /// The photos at the end of the day; nil as above.
    public var photos: Int?
    /// Bytes of all stored sizes of those photos; nil as above.
    public var photoBytes: Int?

    public var id: Date { date }

    public init(
        date: Date,
        isComplete: Bool = true,
        people: Int,
        activePeople: Int? = nil,
        signUps: Int = 0,
        moments: Int = 0,
        comments: Int = 0,
        likes: Int = 0,
        reports: Int = 0,
        photos: Int? = nil,
        photoBytes: Int? = nil
    ) {
        self.date = date
        self.isComplete = isComplete
        self.people = people
        self.activePeople = activePeople
        self.signUps = signUps
        self.moments = moments
        self.comments = comments
        self.likes = likes
        self.reports = reports
        self.photos = photos
        self.photoBytes = photoBytes
    }

    // The API has numbers of bytes as `Float`, because its `Int` ends at 2 GB.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        date = try container.decode(Date.self, forKey: .date)
        isComplete = try container.decode(Bool.self, forKey: .isComplete)
        people = try container.decode(Int.self, forKey: .people)
        activePeople = try container.decodeIfPresent(Int.self, forKey: .activePeople)
        signUps = try container.decode(Int.self, forKey: .signUps)
        moments = try container.decode(Int.self, forKey: .moments)
        comments = try container.decode(Int.self, forKey: .comments)
        likes = try container.decode(Int.self, forKey: .likes)
        reports = try container.decode(Int.self, forKey: .reports)
        photos = try container.decodeIfPresent(Int.self, forKey: .photos)
        photoBytes = try container.decodeIfPresent(Double.self, forKey: .photoBytes).map {
            Int(exactly: $0.rounded()) ?? 0
        }
    }
}
