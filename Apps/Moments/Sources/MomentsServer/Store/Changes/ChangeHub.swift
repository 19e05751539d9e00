import MomentsModel
import Synchronization

/// A hub that delivers changes to subscribers in this process and, through a ``ProcessLink``, in the other processes.
///
/// The store decides who may see a change. It asks first who is `online`, to skip visibility queries for people without a
/// subscriber.
final class ChangeHub: Sendable {
    private let mailboxes = Mutex<[PersonID: [ObjectIdentifier: ChangeMailbox]]>([:])
    private let link: (any ProcessLink)?

    init(link: (any ProcessLink)? = nil) {
        self.link = link
        link?.addHandler { [weak self] message in
            if case .changed(let change, let people) = message { self?.deliver(change, to: people) }
        }
    }

    /// True if there can be no subscribers. False with a process link, as the subscribers of other processes are unknown.
    var isEmpty: Bool { link == nil && mailboxes.withLock { $0.isEmpty } }

    /// Returns those of some people who have a subscriber. With a process link, returns all of them.
    func online(among people: some Sequence<PersonID>) -> [PersonID] {
        guard link == nil else { return Array(people) }
        return mailboxes.withLock { mailboxes in people.filter { mailboxes[$0] != nil } }
    }

    func send(_ change: Change, to people: some Collection<PersonID>) {
        deliver(change, to: people)
        guard let link else { return }
        var rest = Array(people)[...]
        while !rest.isEmpty {
            link.send(.changed(change, Array(rest.prefix(ProcessMessage.maximumPeople))))
            rest = rest.dropFirst(ProcessMessage.maximumPeople)
        }
    }

    private func deliver(_ change: Change, to people: some Sequence<PersonID>) {
        let receivers = mailboxes.withLock { mailboxes in people.flatMap { mailboxes[$0]?.values.map(\.self) ?? [] } }
        for mailbox in receivers { mailbox.put(change) }
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
