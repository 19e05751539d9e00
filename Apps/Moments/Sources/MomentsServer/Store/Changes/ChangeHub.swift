import MomentsModel
import Synchronization

/// Takes changes to the people who are there to hear of them, within this process.
///
/// Who may know of a change is the store's to say; it asks first who is `online`, so that nothing is worked out for people who
/// are not.
final class ChangeHub: Sendable {
    private let mailboxes = Mutex<[PersonID: [ObjectIdentifier: ChangeMailbox]]>([:])

    /// Whether anybody hears anything at all.
    var isEmpty: Bool { mailboxes.withLock { $0.isEmpty } }

    /// Those of some people who hear of changes now.
    func online(among people: some Sequence<PersonID>) -> [PersonID] {
        mailboxes.withLock { mailboxes in people.filter { mailboxes[$0] != nil } }
    }

    func send(_ change: Change, to people: some Sequence<PersonID>) {
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
