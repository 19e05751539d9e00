import Combine
import MomentsAPI
import MomentsModel

/// A repository of what the viewer has set about friends and about who sees the viewer's moments.
@MainActor
public final class PrivacyRepo: PrivacyRepoType {
    private let api: any APIClientType
    private let tagList = ListingSubject<FriendTag>()
    private let blockedList = ListingSubject<UserDetails>()
    private let reachSubject = CurrentValueSubject<HistoryReach?, Never>(nil)

    private var lastNumber = 0
    /// The numbers of the latest applied requests, or of the viewer's latest changes.
    private var tagsNumber = 0
    private var blockedNumber = 0
    private var reachNumber = 0

    public init(api: any APIClientType) {
        self.api = api
    }

    public var tags: AnyPublisher<Listing<FriendTag>, Never> { tagList.publisher }
    public var blocked: AnyPublisher<Listing<UserDetails>, Never> { blockedList.publisher }
    public var historyReach: AnyPublisher<HistoryReach?, Never> { reachSubject.eraseToAnyPublisher() }

    public func apply(_ change: LiveChange) async {
        guard change.kind == .friends else { return }
        await refreshShownLists()
    }

    // MARK: Tags

    public func refreshTags() async {
        await tagList.refreshing {
            let number = nextNumber()
            let tags = try await api.perform(GetTagsOperation())
            guard number > tagsNumber else { return }
            tagsNumber = number
            tagList.update { $0.items = tags }
        }
    }

    @discardableResult
    public func saveTag(_ id: TagID?, name: String, people: [PersonID]) async throws -> FriendTag {
        let tag = try await asking { try await api.perform(SaveTagOperation(id: id, name: name, people: people)) }
        tagsNumber = nextNumber()
        tagList.update { listing in
            if let place = listing.items?.firstIndex(where: { $0.id == tag.id }) {
                listing.items?[place] = tag
            } else {
                listing.items?.append(tag)
            }
        }
        // The server knows the order.
        await refreshShownTags()
        return tag
    }

    public func removeTag(_ id: TagID) async throws {
        do {
            _ = try await api.perform(DeleteTagOperation(id: id))
        } catch {
            // `notFound` counts as success: the tag is already deleted.
            guard let error = RepoError(error), error.kind == .notFound else { throw RepoError(error) ?? error }
        }
        tagsNumber = nextNumber()
        tagList.update { $0.items?.removeAll { $0.id == id } }
        await refreshShownTags()
    }

    // MARK: Friends

    @discardableResult
    public func setFriend(
        _ friend: PersonID,
        hidesMine: Bool?,
        hidesTheirs: Bool?,
        tags: [TagID]?
    ) async throws -> UserDetails {
        let person = try await asking {
            try await api.perform(
                SetFriendOperation(userID: friend, hidesMine: hidesMine, hidesTheirs: hidesTheirs, tags: tags)
            )
        }
        if tags != nil {
            tagsNumber = nextNumber()
            await refreshShownTags()
        }
        return person
    }

    // MARK: Blocking

    public func refreshBlocked() async {
        await blockedList.refreshing {
            let number = nextNumber()
            let people = try await api.perform(GetBlockedPeopleOperation())
            guard number > blockedNumber else { return }
            blockedNumber = number
            blockedList.update { $0.items = people }
        }
    }

    public func block(_ person: PersonID) async throws {
        _ = try await asking { try await api.perform(BlockPersonOperation(userID: person)) }
        blockedNumber = nextNumber()
        // The person is not a friend any more, and therefore leaves the tags.
        tagsNumber = blockedNumber
        await refreshShownLists()
    }

    public func unblock(_ person: PersonID) async throws {
        _ = try await asking { try await api.perform(UnblockPersonOperation(userID: person)) }
        blockedNumber = nextNumber()
        blockedList.update { $0.items?.removeAll { $0.id == person } }
        await refreshShownBlocked()
    }

    // MARK: How far back

    public func refreshHistoryReach() async throws {
        let number = nextNumber()
        let reach = try await asking { try await api.perform(GetHistoryReachOperation()) }
        guard number > reachNumber else { return }
        reachNumber = number
        show(reach)
    }

    public func setHistoryReach(_ reach: HistoryReach) async throws {
        let number = nextNumber()
        let set = try await asking { try await api.perform(SetHistoryReachOperation(reach: reach)) }
        // A later request was answered first. The server may have done it before or after the change; a read that is sent now has both.
        guard number > reachNumber else { return try await refreshHistoryReach() }
        // Reads that are under way may have been done before the change.
        reachNumber = nextNumber()
        show(set)
    }

    // MARK: State

    private func show(_ reach: HistoryReach) {
        if reachSubject.value != reach { reachSubject.value = reach }
    }

    private func refreshShownLists() async {
        async let people: Void = refreshShownBlocked()
        await refreshShownTags()
        await people
    }

    /// Refreshes the tags if they were asked for before.
    private func refreshShownTags() async {
        if tagList.value != Listing() { await refreshTags() }
    }

    /// Refreshes the blocked people if they were asked for before.
    private func refreshShownBlocked() async {
        if blockedList.value != Listing() { await refreshBlocked() }
    }

    /// Performs a request, and converts its errors.
    private func asking<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch {
            throw RepoError(error) ?? error
        }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
