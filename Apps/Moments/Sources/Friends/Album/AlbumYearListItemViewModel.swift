import Combine
import ListKit
import MomentsModel

/// The months of a year in an album.
public struct AlbumYear: Equatable, Sendable {
    public var person: PersonID
    public var year: Int
    /// Newest first.
    public var months: [AlbumMonth]
}

/// The view model of the row with the months of a year.
@MainActor
public final class AlbumYearListItemViewModel: ListItemViewModel {
    public nonisolated let id: String

    private let subject: CurrentValueSubject<AlbumYear, Never>

    init(_ year: AlbumYear) {
        id = "year-\(year.year)"
        subject = CurrentValueSubject(year)
    }

    /// The year: the current state, then each change.
    public var year: StateStream<AlbumYear> { StateStream(subject) }

    func update(_ year: AlbumYear) {
        if year != subject.value { subject.value = year }
    }
}
