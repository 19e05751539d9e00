import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubAlbumRepo: AlbumRepoType {
    public enum Call: Equatable, Sendable {
        case refreshAlbum(PersonID, timeZone: String)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    private var subjects: [String: CurrentValueSubject<Listing<AlbumMonth>, Never>] = [:]

    public var onRefreshAlbum: ((PersonID, String) async -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init() {}

    public func subject(
        of person: PersonID,
        timeZone: String
    ) -> CurrentValueSubject<Listing<AlbumMonth>, Never> {
        let key = "\(person) \(timeZone)"
        if let known = subjects[key] { return known }
        let new = CurrentValueSubject<Listing<AlbumMonth>, Never>(Listing())
        subjects[key] = new
        return new
    }

    public func album(of person: PersonID, timeZone: String) -> AnyPublisher<Listing<AlbumMonth>, Never> {
        subject(of: person, timeZone: timeZone).eraseToAnyPublisher()
    }

    public func refreshAlbum(of person: PersonID, timeZone: String) async {
        calls.append(.refreshAlbum(person, timeZone: timeZone))
        guard let onRefreshAlbum else { return _ = unstubbed("refreshAlbum(of: \(person), timeZone: \(timeZone))") }
        await onRefreshAlbum(person, timeZone)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
