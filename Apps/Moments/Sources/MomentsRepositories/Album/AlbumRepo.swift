import Combine
import MomentsAPI
import MomentsModel

/// A repository of the months of people's albums.
@MainActor
public final class AlbumRepo: AlbumRepoType {
    private struct Key: Hashable {
        let person: PersonID
        let timeZone: String
    }

    private let api: any APIClientType
    private var albums: [Key: Album] = [:]
    private var lastNumber = 0

    public init(api: any APIClientType) {
        self.api = api
    }

    public func album(of person: PersonID, timeZone: String) -> AnyPublisher<Listing<AlbumMonth>, Never> {
        album(Key(person: person, timeZone: timeZone)).months.publisher
    }

    public func refreshAlbum(of person: PersonID, timeZone: String) async {
        await refresh(Key(person: person, timeZone: timeZone))
    }

    public func apply(_ change: LiveChange) async {
        switch change.kind {
        case .momentPublished, .momentDeleted, .friends: await refreshShown()
        case .momentChanged, .notifications, .preferences, .signedOut, .subscribed: break
        }
    }

    private func album(_ key: Key) -> Album {
        if let known = albums[key] { return known }
        let new = Album()
        albums[key] = new
        return new
    }

    private func refresh(_ key: Key) async {
        let album = album(key)
        await album.months.refreshing {
            lastNumber += 1
            let number = lastNumber
            let months = try await api.perform(GetAlbumOperation(id: key.person, timeZone: key.timeZone)) ?? []
            // The response to a later request may have arrived first.
            guard number > album.number else { return }
            album.number = number
            album.months.update { $0.items = months }
        }
    }

    /// Refreshes the albums that somebody looks at, and forgets the others: which album a change is about is not known.
    private func refreshShown() async {
        albums = albums.filter { _, album in album.months.observers > 0 }
        for (key, album) in albums where album.months.value != Listing() { await refresh(key) }
    }
}

/// The loaded months of an album.
@MainActor
private final class Album {
    let months = ListingSubject<AlbumMonth>()
    /// The number of the latest applied request.
    var number = 0
}
