import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubMomentsRepo: MomentsRepoType {
    public enum Call: Equatable, Sendable {
        case refreshTimeline, loadMoreTimeline
        case refreshMoments(PersonID), loadMoreMoments(PersonID)
        case refreshMonth(PersonMonth), loadMoreMonth(PersonMonth)
        case refreshOnThisDay(timeZone: String)
        case refreshMoment(MomentID)
        case setLike(Bool, MomentID)
        case publish(MomentDraft)
        case setAudience(MomentAudience, MomentID)
        case edit(MomentID, String)
        case delete(MomentID)
        case merge(Moment)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []

    public var viewer: UserDetails
    public let timelineSubject: CurrentValueSubject<Listing<Moment>, Never>
    public let errorSubject = PassthroughSubject<RepoError, Never>()
    private var personSubjects: [PersonID: CurrentValueSubject<Listing<Moment>, Never>] = [:]
    private var monthSubjects: [PersonMonth: CurrentValueSubject<Listing<Moment>, Never>] = [:]
    public let onThisDaySubject = CurrentValueSubject<Listing<Moment>, Never>(Listing())
    private var momentSubjects: [MomentID: CurrentValueSubject<Presence<Moment>, Never>] = [:]

    public var onRefreshTimeline: (() async -> Void)?
    public var onLoadMoreTimeline: (() async -> Void)?
    public var onRefreshMoments: ((PersonID) async -> Void)?
    public var onLoadMoreMoments: ((PersonID) async -> Void)?
    public var onRefreshMonth: ((PersonMonth) async -> Void)?
    public var onLoadMoreMonth: ((PersonMonth) async -> Void)?
    public var onRefreshOnThisDay: ((String) async -> Void)?
    public var onRefreshMoment: ((MomentID) async throws -> Void)?
    public var onSetLike: ((Bool, MomentID) -> Void)?
    public var onPublish: ((MomentDraft) async throws -> Moment)?
    public var onSetAudience: ((MomentAudience, MomentID) async throws -> Void)?
    public var onEdit: ((MomentID, String) async throws -> Void)?
    public var onDelete: ((MomentID) async throws -> Void)?
    public var onMerge: ((Moment) -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init(viewer: UserDetails = .sample(id: 1, name: "Ada"), timeline: Listing<Moment> = Listing()) {
        self.viewer = viewer
        timelineSubject = CurrentValueSubject(timeline)
    }

    public func subject(of person: PersonID) -> CurrentValueSubject<Listing<Moment>, Never> {
        if let known = personSubjects[person] { return known }
        let new = CurrentValueSubject<Listing<Moment>, Never>(Listing())
        personSubjects[person] = new
        return new
    }

    public func subject(of month: PersonMonth) -> CurrentValueSubject<Listing<Moment>, Never> {
        if let known = monthSubjects[month] { return known }
        let new = CurrentValueSubject<Listing<Moment>, Never>(Listing())
        monthSubjects[month] = new
        return new
    }

    public func subject(of moment: MomentID) -> CurrentValueSubject<Presence<Moment>, Never> {
        if let known = momentSubjects[moment] { return known }
        let new = CurrentValueSubject<Presence<Moment>, Never>(.unknown)
        momentSubjects[moment] = new
        return new
    }

    public var timeline: AnyPublisher<Listing<Moment>, Never> { timelineSubject.eraseToAnyPublisher() }
    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    public func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never> {
        subject(of: person).eraseToAnyPublisher()
    }

    public func moments(of month: PersonMonth) -> AnyPublisher<Listing<Moment>, Never> {
        subject(of: month).eraseToAnyPublisher()
    }

    public func onThisDay(timeZone: String) -> AnyPublisher<Listing<Moment>, Never> {
        onThisDaySubject.eraseToAnyPublisher()
    }

    public func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never> {
        subject(of: id).eraseToAnyPublisher()
    }

    public func refreshTimeline() async {
        calls.append(.refreshTimeline)
        guard let onRefreshTimeline else { return _ = unstubbed("refreshTimeline()") }
        await onRefreshTimeline()
    }

    public func loadMoreTimeline() async {
        calls.append(.loadMoreTimeline)
        guard let onLoadMoreTimeline else { return _ = unstubbed("loadMoreTimeline()") }
        await onLoadMoreTimeline()
    }

    public func refreshMoments(of person: PersonID) async {
        calls.append(.refreshMoments(person))
        guard let onRefreshMoments else { return _ = unstubbed("refreshMoments(of: \(person))") }
        await onRefreshMoments(person)
    }

    public func loadMoreMoments(of person: PersonID) async {
        calls.append(.loadMoreMoments(person))
        guard let onLoadMoreMoments else { return _ = unstubbed("loadMoreMoments(of: \(person))") }
        await onLoadMoreMoments(person)
    }

    public func refreshMoments(of month: PersonMonth) async {
        calls.append(.refreshMonth(month))
        guard let onRefreshMonth else { return _ = unstubbed("refreshMoments(of: \(month.month))") }
        await onRefreshMonth(month)
    }

    public func loadMoreMoments(of month: PersonMonth) async {
        calls.append(.loadMoreMonth(month))
        guard let onLoadMoreMonth else { return _ = unstubbed("loadMoreMoments(of: \(month.month))") }
        await onLoadMoreMonth(month)
    }

    public func refreshOnThisDay(timeZone: String) async {
        calls.append(.refreshOnThisDay(timeZone: timeZone))
        guard let onRefreshOnThisDay else { return _ = unstubbed("refreshOnThisDay(timeZone: \(timeZone))") }
        await onRefreshOnThisDay(timeZone)
    }

    public func refreshMoment(_ id: MomentID) async throws {
        calls.append(.refreshMoment(id))
        guard let onRefreshMoment else { throw unstubbed("refreshMoment(\(id))") }
        try await onRefreshMoment(id)
    }

    public func setLike(_ isLiked: Bool, of moment: MomentID) {
        calls.append(.setLike(isLiked, moment))
        guard let onSetLike else { return _ = unstubbed("setLike(\(isLiked), of: \(moment))") }
        onSetLike(isLiked, moment)
    }

    public func publish(_ draft: MomentDraft, key: String, endsDraft: Bool) async throws -> Moment {
        calls.append(.publish(draft))
        guard let onPublish else { throw unstubbed("publish(_:)") }
        return try await onPublish(draft)
    }

    public func setAudience(_ audience: MomentAudience, of id: MomentID) async throws {
        calls.append(.setAudience(audience, id))
        guard let onSetAudience else { throw unstubbed("setAudience(\(audience), of: \(id))") }
        try await onSetAudience(audience, id)
    }

    public func edit(_ id: MomentID, text: String) async throws {
        calls.append(.edit(id, text))
        guard let onEdit else { throw unstubbed("edit(\(id), text: \(text))") }
        try await onEdit(id, text)
    }

    public func delete(_ id: MomentID) async throws {
        calls.append(.delete(id))
        guard let onDelete else { throw unstubbed("delete(\(id))") }
        try await onDelete(id)
    }

    public func merge(_ moment: Moment) {
        calls.append(.merge(moment))
        guard let onMerge else { return _ = unstubbed("merge(moment \(moment.id))") }
        onMerge(moment)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
