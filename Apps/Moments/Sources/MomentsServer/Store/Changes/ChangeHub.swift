import MomentsModel
import Synchronization

/// Delivers changes to the people who listen, in this process and, by a ``ProcessLink``, in the others.
///
/// Who may know of a change is the store's to say; it asks first who is `online`, so that nothing is worked out for people who
/// are not.
final class ChangeHub: Sendable {
    private let mailboxes = Mutex<[PersonID: [ObjectIdentifier: ChangeMailbox]]>([:])
    private let link: (any ProcessLink)?

    init(link: (any ProcessLink)? = nil) {
        self.link = link
        link?.addHandler { [weak self] message in
            if case .changed(let change, let people) = message { self?.deliver(change, to: people) }
        }
    }

    /// Whether nobody can listen. Who listens in other processes is not known here.
    var isEmpty: Bool { link == nil && mailboxes.withLock { $0.isEmpty } }

    /// Those of some people who listen or, in another process, may.
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

    /// What changes for a person from now on.
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

/// Belongs to a stream; when the stream is dropped or cancelled, nothing is kept for it any more.
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
