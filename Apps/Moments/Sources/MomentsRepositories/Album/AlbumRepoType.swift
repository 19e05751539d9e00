import Combine
import MomentsModel

/// The albums of people: the months in which they have shared moments. The moments themselves are in `MomentsRepoType`.
@MainActor
public protocol AlbumRepoType: AnyObject {
    /// The months of a person's album, newest first: the cached items on subscription, then each change.
    ///
    /// - Parameter timeZone: The name of the time zone in which months begin and end.
    func album(of person: PersonID, timeZone: String) -> AnyPublisher<Listing<AlbumMonth>, Never>

    /// Fetches the months.
    func refreshAlbum(of person: PersonID, timeZone: String) async

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async
}
