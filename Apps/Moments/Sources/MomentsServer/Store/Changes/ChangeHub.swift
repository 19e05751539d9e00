import MomentsModel
import Synchronization

/// A hub that delivers changes to subscribers in this process and, through a ``ProcessLink``, in the other processes.
///
/// The store decides who may see a change. It asks first who is `online`, to skip visibility queries for people without a
/// subscriber.
final class ChangeHub: Sendable {
    private let mailboxes = Mutex<[PersonID: [ObjectIdentifier: ChangeMailbox]]>([:])
    private let link: (any ProcessLink)?
    /// Whether processes that have no link to this one have subscribers, too.
    private let isShared: Bool

    init(link: (any ProcessLink)? = nil, isShared: Bool = false) {
        (self.link, self.isShared) = (link, isShared)
        link?.addHandler { [weak self] message in
            if case .changed(let change, let people) = message { self?.deliver(change, to: people) }
        }
    }

    /// True if there can be no subscribers. False if there are other processes, whose subscribers are unknown.
    var isEmpty: Bool { link == nil && !isShared && mailboxes.withLock { $0.isEmpty } }

    /// Returns those of some people who have a subscriber. If there are other processes, returns all of them.
    func online(among people: some Sequence<PersonID>) -> [PersonID] {
        guard link == nil, !isShared else { return Array(people) }
        return mailboxes.withLock { mailboxes in people.filter { mailboxes[$0] != nil } }
    }

    /// Sends a committed change.
    ///
    /// Linked processes receive it at once, because it would be lost if this process ended. Subscribers in this
    /// process, who would end with it, receive it when the news is released. The end of a sign-in is not held.
    func send(_ change: Change, to people: some Collection<PersonID>, with held: HeldNews? = nil) {
        let people = Array(people)
        if let held, change != .signedOut {
            held.hold { [self] in deliver(change, to: people) }
        } else {
            deliver(change, to: people)
        }
        guard let link else { return }
        var rest = people[...]
        while !rest.isEmpty {
            link.send(.changed(change, Array(rest.prefix(ProcessMessage.maximumPeople))))
            rest = rest.dropFirst(ProcessMessage.maximumPeople)
        }
    }

    /// Delivers a change to the subscribers of this process.
    func deliver(_ change: Change, to people: some Sequence<PersonID>) {
        let receivers = mailboxes.withLock { mailboxes in people.flatMap { mailboxes[$0]?.values.map(\.self) ?? [] } }
        for mailbox in receivers { mailbox.put(change) }
    }

    /// Tells all subscribers of this process to fetch everything again.
    func deliverReload() {
        let receivers = mailboxes.withLock { $0.values.flatMap { $0.values.map(\.self) } }
        for mailbox in receivers {
            for change in [Change.friends, .notifications, .preferences] { mailbox.put(change) }
        }
    }

    /// Returns a stream of a person's changes from now on.
    func stream(for person: PersonID) -> AsyncStream<Change> {
        let subscription = Subscription(of: person, to: self)
        return AsyncStream {
            await subscription.mailbox.take()
        } onCancel: {
            subscription.end()
        }
    }

    fileprivate func add(_ mailbox: ChangeMailbox, for person: PersonID) {
        mailboxes.withLock { $0[person, default: [:]][ObjectIdentifier(mailbox)] = mailbox }
    }

    fileprivate func remove(_ mailbox: ChangeMailbox, of person: PersonID) {
        mailboxes.withLock { mailboxes in
            mailboxes[person]?[ObjectIdentifier(mailbox)] = nil
            if mailboxes[person]?.isEmpty == true { mailboxes[person] = nil }
        }
    }
}

/// The mailbox of one stream, removed from the hub when the stream is released or cancelled.
private final class Subscription: Sendable {
    let mailbox = ChangeMailbox()
    private let person: PersonID
    private let hub: ChangeHub

    init(of person: PersonID, to hub: ChangeHub) {
        self.person = person
        self.hub = hub
        hub.add(mailbox, for: person)
    }

    deinit { end() }

    func end() {
        hub.remove(mailbox, of: person)
        mailbox.close()
    }
}
