import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubPrivacyRepo: PrivacyRepoType {
    public enum Call: Equatable, Sendable {
        case refreshTags
        case saveTag(TagID?, name: String, people: [PersonID])
        case removeTag(TagID)
        case setFriend(PersonID, hidesMine: Bool?, hidesTheirs: Bool?, tags: [TagID]?)
        case refreshBlocked
        case block(PersonID), unblock(PersonID)
        case refreshHistoryReach
        case setHistoryReach(HistoryReach)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    public let tagsSubject = CurrentValueSubject<Listing<FriendTag>, Never>(Listing())
    public let blockedSubject = CurrentValueSubject<Listing<UserDetails>, Never>(Listing())
    public let historyReachSubject = CurrentValueSubject<HistoryReach?, Never>(nil)

    public var onRefreshTags: (() async -> Void)?
    public var onSaveTag: ((TagID?, String, [PersonID]) async throws -> FriendTag)?
    public var onRemoveTag: ((TagID) async throws -> Void)?
    public var onSetFriend: ((PersonID, Bool?, Bool?, [TagID]?) async throws -> UserDetails)?
    public var onRefreshBlocked: (() async -> Void)?
    public var onBlock: ((PersonID) async throws -> Void)?
    public var onUnblock: ((PersonID) async throws -> Void)?
    public var onRefreshHistoryReach: (() async throws -> Void)?
    public var onSetHistoryReach: ((HistoryReach) async throws -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init() {}

    public var tags: AnyPublisher<Listing<FriendTag>, Never> { tagsSubject.eraseToAnyPublisher() }
    public var blocked: AnyPublisher<Listing<UserDetails>, Never> { blockedSubject.eraseToAnyPublisher() }
    public var historyReach: AnyPublisher<HistoryReach?, Never> { historyReachSubject.eraseToAnyPublisher() }

    public func refreshTags() async {
        calls.append(.refreshTags)
        guard let onRefreshTags else { return _ = unstubbed("refreshTags()") }
        await onRefreshTags()
    }

    public func saveTag(_ id: TagID?, name: String, people: [PersonID]) async throws -> FriendTag {
        calls.append(.saveTag(id, name: name, people: people))
        guard let onSaveTag else { throw unstubbed("saveTag(_:name: \(name), people: \(people))") }
        return try await onSaveTag(id, name, people)
    }

    public func removeTag(_ id: TagID) async throws {
        calls.append(.removeTag(id))
        guard let onRemoveTag else { throw unstubbed("removeTag(\(id))") }
        try await onRemoveTag(id)
    }

    public func setFriend(
        _ friend: PersonID,
        hidesMine: Bool?,
        hidesTheirs: Bool?,
        tags: [TagID]?
    ) async throws -> UserDetails {
        calls.append(.setFriend(friend, hidesMine: hidesMine, hidesTheirs: hidesTheirs, tags: tags))
        guard let onSetFriend else { throw unstubbed("setFriend(\(friend))") }
        return try await onSetFriend(friend, hidesMine, hidesTheirs, tags)
    }

    public func refreshBlocked() async {
        calls.append(.refreshBlocked)
        guard let onRefreshBlocked else { return _ = unstubbed("refreshBlocked()") }
        await onRefreshBlocked()
    }

    public func block(_ person: PersonID) async throws {
        calls.append(.block(person))
        guard let onBlock else { throw unstubbed("block(\(person))") }
        try await onBlock(person)
    }

    public func unblock(_ person: PersonID) async throws {
        calls.append(.unblock(person))
        guard let onUnblock else { throw unstubbed("unblock(\(person))") }
        try await onUnblock(person)
    }

    public func refreshHistoryReach() async throws {
        calls.append(.refreshHistoryReach)
        guard let onRefreshHistoryReach else { throw unstubbed("refreshHistoryReach()") }
        try await onRefreshHistoryReach()
    }

    public func setHistoryReach(_ reach: HistoryReach) async throws {
        calls.append(.setHistoryReach(reach))
        guard let onSetHistoryReach else { throw unstubbed("setHistoryReach(\(reach))") }
        try await onSetHistoryReach(reach)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
