import Combine
import MomentsAPI
import MomentsModel

/// A repository that stores each moment once, regardless of how many lists and screens show it.
@MainActor
public final class MomentsRepo: MomentsRepoType {
    private let api: any APIClientType
    /// The first page of the timeline, without its cursor.
    private let stored: StoredValue<Page<Moment>>
    private let errorSubject = PassthroughSubject<RepoError, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    private var table = MomentTable()
    /// Moments being fetched individually; true if another change arrived during the fetch.
    private var fetches: [MomentID: Bool] = [:]

    private let timelineList = MomentList()
    /// A request of the timeline that is sent before a screen asks for it, with its number.
    private var earlyTimeline: (number: Int, request: EarlyRequest<Page<Moment>>)?
    private var lists: [MomentListKey: MomentList] = [:]
    private var momentSubjects: [MomentID: CurrentValueSubject<Presence<Moment>, Never>] = [:]

    public var viewer: UserDetails {
        didSet {
            guard viewer != oldValue else { return }
            table.show(viewer)
            publish()
        }
    }

    /// The number of moments per page.
    private let pageSize: Int

    /// - Parameters:
    ///   - viewer: The signed-in person.
    ///   - store: The viewer's store; its content is published at once.
    ///   - likes: Whether likes are requested and shown: the current value on subscription, then each change.
    public init(
        viewer: UserDetails,
        api: any APIClientType,
        store: any PersistentDataStore = InMemoryDataStore(),
        likes: AnyPublisher<Bool, Never>,
        pageSize: Int = 20
    ) {
        self.viewer = viewer
        self.api = api
        self.pageSize = pageSize
        stored = StoredValue("moments.timeline", in: store)
        var isFirst = true
        likes.removeDuplicates()
            .sink { [weak self] isOn in
                self?.setLikes(isOn, isFirst: isFirst)
                isFirst = false
            }
            .store(in: &subscriptions)
        showStored()
    }

    public var errors: AnyPublisher<RepoError, Never> { errorSubject.eraseToAnyPublisher() }

    // MARK: Lists

    public var timeline: AnyPublisher<Listing<Moment>, Never> { timelineList.listing.publisher }

    public func refreshTimeline() async {
        await refresh(timelineList, early: takeEarlyTimeline(), fetch: timelinePage)
    }

    /// Prepares a request of the timeline that can be sent before a screen asks for it. The first refresh takes its answer, unless
    /// something else has been requested before.
    ///
    /// - Returns: A function that sends the request, unless the timeline was refreshed before. The caller must receive live
    ///   changes when it calls the function, because the answer is not read again.
    func expectTimeline() -> @Sendable () -> Void {
        let operation = GetTimelineOperation(first: pageSize, withLikes: table.withLikes)
        let request = EarlyRequest { [api] in try await api.perform(operation) }
        earlyTimeline = (table.nextNumber(), request)
        return { request.send() }
    }

    private func takeEarlyTimeline() -> (number: Int, answer: Task<Page<Moment>, any Error>)? {
        guard let early = earlyTimeline else { return nil }
        earlyTimeline = nil
        guard let answer = early.request.take() else { return nil }
        guard table.lastNumber == early.number else {
            answer.cancel()
            return nil
        }
        return (early.number, answer)
    }

    public func loadMoreTimeline() async {
        await loadMore(timelineList, fetch: timelinePage)
    }

    public func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never> {
        list(.person(person)).listing.publisher
    }

    public func refreshMoments(of person: PersonID) async {
        await refresh(list(.person(person)), fetch: page(of: .person(person)))
    }

    public func loadMoreMoments(of person: PersonID) async {
        await loadMore(list(.person(person)), fetch: page(of: .person(person)))
    }

    public func moments(of month: PersonMonth) -> AnyPublisher<Listing<Moment>, Never> {
        list(.month(month)).listing.publisher
    }

    public func refreshMoments(of month: PersonMonth) async {
        await refresh(list(.month(month)), fetch: page(of: .month(month)))
    }

    public func loadMoreMoments(of month: PersonMonth) async {
        await loadMore(list(.month(month)), fetch: page(of: .month(month)))
    }

    public func onThisDay(timeZone: String) -> AnyPublisher<Listing<Moment>, Never> {
        list(.onThisDay(timeZone: timeZone)).listing.publisher
    }

    public func refreshOnThisDay(timeZone: String) async {
        let key = MomentListKey.onThisDay(timeZone: timeZone)
        await refresh(list(key), fetch: page(of: key))
    }

    private typealias Fetch = @MainActor (_ first: Int, _ after: String?) async throws -> Page<Moment>?

    private var timelinePage: Fetch {
        { [self] first, after in
            try await api.perform(GetTimelineOperation(first: first, after: after, withLikes: table.withLikes))
        }
    }

    private func page(of key: MomentListKey) -> Fetch {
        { [self] first, after in
            let withLikes = table.withLikes
            switch key {
            case .person(let id):
                return try await api.perform(
                    GetMomentsOfPersonOperation(id: id, first: first, after: after, withLikes: withLikes)
                )
            case .month(let month):
                return try await api.perform(
                    GetAlbumMonthOperation(month, first: first, after: after, withLikes: withLikes)
                )
            case .onThisDay(let timeZone):
                let moments = try await api.perform(GetOnThisDayOperation(timeZone: timeZone, withLikes: withLikes))
                return Page(items: moments)
            }
        }
    }

    private func list(_ key: MomentListKey) -> MomentList {
        if let known = lists[key] { return known }
        let new = MomentList()
        lists[key] = new
        return new
    }

    /// Fetches the first page of a list; with `all`, as many items as are loaded.
    ///
    /// - Parameter early: The number and the answer of a request that was sent before.
    private func refresh(
        _ list: MomentList,
        all: Bool = false,
        early: (number: Int, answer: Task<Page<Moment>, any Error>)? = nil,
        fetch: Fetch
    ) async {
        await list.listing.refreshing {
            let number = early?.number ?? table.nextNumber()
            let count = all ? max(list.pages.count, pageSize) : pageSize
            let answer =
                if let early {
                    try await early.answer.value
                } else {
                    try await Page.joining(count, size: min(count, 100), fetch: fetch)
                }
            let page = answer ?? Page(items: [])
            for moment in page.items { table.take(moment, number: number) }
            // The response to a later request may have arrived first.
            guard number > list.number else { return publish() }
            list.number = number
            let isNewer = { [self] (reference: MomentReference) in
                table.isPresent(reference.id, since: number)
            }
            if all {
                list.pages.replace(with: references(in: page), keeping: isNewer)
            } else {
                list.pages.mergeFirst(references(in: page), keeping: isNewer)
            }
            publish()
            if list === timelineList { keepTimeline() }
        }
    }

    private func loadMore(_ list: MomentList, fetch: Fetch) async {
        if list.pages.isRestored {
            // Only the first page has the place where the next one begins.
            if list.listing.value.activity == .idle { await refresh(list, fetch: fetch) }
            return
        }
        guard list.pages.hasMore, list.listing.value.activity != .loadingMore else { return }
        await list.listing.loadingMore {
            let number = table.nextNumber()
            let cursor = list.pages.endCursor
            let page = try await fetch(pageSize, cursor) ?? Page(items: [])
            for moment in page.items { table.take(moment, number: number) }
            list.pages.append(references(in: page), after: cursor)
            publish()
        }
    }

    /// Reloads all loaded lists at their current length; forgets those that are not kept.
    private func reloadLists() async {
        lists = lists.filter { key, list in key.isKept || list.listing.observers > 0 }
        await refresh(timelineList, all: true, fetch: timelinePage)
        for (key, list) in lists where list.pages.items != nil {
            await refresh(list, all: true, fetch: page(of: key))
        }
    }

    /// Returns references to a page's moments, without those that are deleted by now.
    private func references(in page: Page<Moment>) -> Page<MomentReference> {
        Page(
            items: page.items.map(\.id).filter { table[$0] != nil }.map(MomentReference.init),
            endCursor: page.endCursor,
            hasNext: page.hasNext
        )
    }

    // MARK: One moment

    public func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never> {
        if let known = momentSubjects[id] { return known.eraseToAnyPublisher() }
        let new = CurrentValueSubject<Presence<Moment>, Never>(table.presence(of: id, for: viewer))
        momentSubjects[id] = new
        return new.eraseToAnyPublisher()
    }

    public func refreshMoment(_ id: MomentID) async throws {
        var isTaken = false
        // An answer may be older than a change by the viewer, and the answer to that change older than changes by others. Only another
        // request has both.
        while !isTaken {
            let number = table.nextNumber()
            do {
                if let moment = try await api.perform(GetMomentOperation(id: id, withLikes: table.withLikes)) {
                    isTaken = table.take(moment, number: number)
                } else {
                    isTaken = takeAbsence(of: id, number: number)
                }
            } catch {
                throw RepoError(error) ?? error
            }
        }
        publish()
    }

    public func merge(_ moment: Moment) {
        table.take(moment, number: table.nextNumber())
        publish()
    }

    // MARK: Actions

    public func setLike(_ isLiked: Bool, of id: MomentID) {
        guard table.withLikes else { return }
        if table.pendingLikes[id] != nil {
            table.pendingLikes[id] = isLiked
        } else if table[id]?.isLiked != isLiked {
            table.pendingLikes[id] = isLiked
            Task { await sendLike(of: id) }
        }
        publish()
    }

    /// Sends a like until the server has the latest value: the viewer may change it while a request is pending.
    private func sendLike(of id: MomentID) async {
        var sent: Bool?
        while let wanted = table.pendingLikes[id], wanted != sent {
            do {
                let operation = UpdateMomentLikeOperation(momentID: id, isLiked: wanted, withLikes: table.withLikes)
                let number = table.nextNumber()
                let moment = try await api.perform(operation)
                // A later read was answered first. The server may have done it before or after the like; a read that is sent now has both.
                if !table.confirm(moment, number: number) { await refreshOrFail(id) }
                sent = wanted
            } catch {
                table.pendingLikes[id] = nil
                fail(error, about: id)
                return
            }
        }
        table.pendingLikes[id] = nil
        publish()
    }

    @discardableResult
    public func publish(_ draft: MomentDraft, key: String, endsDraft: Bool) async throws -> Moment {
        do {
            let moment = try await api.perform(
                PublishMomentOperation(draft, key: key, endsDraft: endsDraft, withLikes: table.withLikes)
            )
            table.take(moment, number: table.nextNumber())
            putIntoLists(moment)
            publish()
            keepTimeline()
            return moment
        } catch {
            throw RepoError(error) ?? error
        }
    }

    public func setAudience(_ audience: MomentAudience, of id: MomentID) async throws {
        try await changing(id) {
            try await api.perform(
                SetMomentAudienceOperation(momentID: id, audience: audience, withLikes: table.withLikes)
            )
        }
    }

    public func edit(_ id: MomentID, text: String) async throws {
        try await changing(id) {
            try await api.perform(EditMomentOperation(momentID: id, text: text, withLikes: table.withLikes))
        }
    }

    /// Changes one of the viewer's moments, and shows it as the server returns it.
    private func changing(_ id: MomentID, _ work: () async throws -> Moment) async throws {
        let number = table.nextNumber()
        let moment: Moment
        do {
            moment = try await work()
        } catch {
            throw RepoError(error) ?? error
        }
        // A later read was answered first. The server may have done it before or after the change; a read that is sent now has both.
        if !table.confirm(moment, number: number) { await refreshOrFail(id) }
        publish()
        if timelineList.pages.contains(id) { keepTimeline() }
    }

    public func delete(_ id: MomentID) async throws {
        do {
            _ = try await api.perform(DeleteMomentOperation(momentID: id))
        } catch {
            // `notFound` counts as success: the moment is already deleted.
            guard let error = RepoError(error), error.kind == .notFound else { throw RepoError(error) ?? error }
        }
        takeAbsence(of: id, number: table.nextNumber())
        publish()
    }

    // MARK: Live changes

    public func apply(_ change: LiveChange) async {
        switch (change.kind, change.momentID) {
        case (.momentPublished, let id?):
            await fetch(id)
            if let moment = table[id] {
                putIntoLists(moment)
                publish()
                keepTimeline()
            }
        case (.momentChanged, let id?):
            // A moment that is not loaded has no observers.
            if table[id] != nil || momentSubjects[id] != nil { await fetch(id) }
        case (.momentDeleted, let id?):
            takeAbsence(of: id, number: table.nextNumber())
            publish()
        case (.friends, _):
            await reloadLists()
            for id in momentSubjects.keys where !isListed(id) { await fetch(id) }
        case (.momentPublished, nil), (.momentChanged, nil), (.momentDeleted, nil), (.notifications, _),
            (.preferences, _), (.signedOut, _), (.subscribed, _):
            break
        }
    }

    /// Fetches a changed moment, and repeats if it changed again during the request.
    private func fetch(_ id: MomentID) async {
        guard fetches[id] == nil else { return fetches[id] = true }
        repeat {
            fetches[id] = false
            guard await refreshOrFail(id) else { break }
        } while fetches[id] == true
        fetches[id] = nil
    }

    /// Fetches a moment, or publishes why it cannot be fetched.
    ///
    /// - Returns: Whether it was fetched.
    @discardableResult
    private func refreshOrFail(_ id: MomentID) async -> Bool {
        do {
            try await refreshMoment(id)
            return true
        } catch {
            fail(error, about: id)
            return false
        }
    }

    private func isListed(_ id: MomentID) -> Bool {
        timelineList.pages.contains(id) || lists.values.contains { $0.pages.contains(id) }
    }

    // MARK: Turning likes on and off

    private func setLikes(_ isOn: Bool, isFirst: Bool) {
        table.withLikes = isOn
        guard !isFirst else { return }
        if isOn {
            Task {
                await reloadLists()
                for id in momentSubjects.keys where !isListed(id) { await fetch(id) }
            }
        } else {
            table.removeLikes()
            publish()
        }
    }

    // MARK: Publishing state

    @discardableResult
    private func takeAbsence(of id: MomentID, number: Int) -> Bool {
        guard table.takeAbsence(of: id, number: number) else { return false }
        for list in lists.values { list.pages.remove(id) }
        if timelineList.pages.contains(id) {
            timelineList.pages.remove(id)
            keepTimeline()
        }
        return true
    }

    private func putIntoLists(_ moment: Moment) {
        timelineList.pages.insert(MomentReference(id: moment.id))
        for (key, list) in lists where key.takes(moment) { list.pages.insert(MomentReference(id: moment.id)) }
    }

    /// Publishes what has changed; equal values are not published again.
    private func publish() {
        for list in [timelineList] + lists.values {
            list.listing.update { listing in
                listing.items = list.pages.items?.compactMap { table.presence(of: $0.id, for: viewer).value }
                listing.hasMore = list.pages.hasMore
            }
        }
        for (id, subject) in momentSubjects {
            let presence = table.presence(of: id, for: viewer)
            if subject.value != presence { subject.value = presence }
        }
    }

    private func fail(_ error: any Error, about id: MomentID) {
        guard let error = RepoError(error) else { return publish() }
        if error.kind == .notFound { takeAbsence(of: id, number: table.nextNumber()) }
        publish()
        errorSubject.send(error)
    }

    // MARK: Storage

    private func showStored() {
        do {
            guard let page = try stored.read() else { return }
            // Number 0: every response from the server is newer.
            for moment in page.items { table.take(moment, number: 0) }
            timelineList.pages.restore(page.items.map { MomentReference(id: $0.id) }, hasMore: page.hasNext)
            publish()
        } catch {
            timelineList.listing.update { $0.error = error }
        }
    }

    /// Stores the first page as confirmed by the server.
    ///
    /// Not called for other people's likes: the next session requests likes anyway, and a write by every session that shows the
    /// moment would keep the main actor busy.
    private func keepTimeline() {
        guard let references = timelineList.pages.items else { return }
        do {
            let moments = references.prefix(pageSize).compactMap { table[$0.id] }
            // With the end of the list, a page that begins shows what the response will.
            let hasNext = timelineList.pages.hasMore || references.count > pageSize
            try stored.write(Page(items: moments, hasNext: hasNext))
        } catch {
            errorSubject.send(error)
        }
    }
}

/// A list entry that refers to a moment by ID.
struct MomentReference: Identifiable, Equatable, Sendable {
    let id: MomentID
}

/// The loaded part of a list of moments.
@MainActor
private final class MomentList {
    var pages = PagedItems<MomentReference>(.newestFirst)
    let listing = ListingSubject<Moment>()
    /// The number of the latest applied request for the first page.
    var number = 0
}
