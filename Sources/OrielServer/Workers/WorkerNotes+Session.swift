internal import Crypto
internal import Foundation
internal import Synchronization

/// How much the one session of a worker is in use, for other workers to see which one gives way.
///
///     word 0    the address: the first eight bytes of its SHA-256
///     word 1    milliseconds since the last input; since the last action; half a word each
///     word 2    the presence, 2 bits; whether the person has done something, 1 bit; whether they are signed in, 1 bit;
///               whether there is a session, or one is coming, 1 bit
extension WorkerNotes {
    /// What is known of a session in another worker.
    struct Session: Equatable {
        /// Equal for equal addresses.
        var address: String
        var standing: SessionStanding
    }

    static func key(ofAddress address: String) -> UInt64 {
        SHA256.hash(data: Data(address.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func name(ofAddress address: String) -> String { String(key(ofAddress: address), radix: 16) }

    /// Notes a session that is coming: as one in use, so that it does not give way before more is known of it.
    func noteSession(address: String, now: SessionStanding.Instant = .now) {
        let standing = SessionStanding(presence: .attached, lastInput: now, lastAction: now)
        noteSession(address: address, standing: standing, now: now)
    }

    /// Notes the session of this worker.
    func noteSession(address: String, standing: SessionStanding, now: SessionStanding.Instant) {
        word(0).pointee.store(Self.key(ofAddress: address), ordering: .relaxed)
        let action = standing.lastAction.map { Self.milliseconds(from: $0, to: now) }
        let times = Self.milliseconds(from: standing.lastInput, to: now) << 32 | (action ?? 0)
        word(1).pointee.store(times, ordering: .relaxed)
        let flags: UInt64 = 16 | (action == nil ? 0 : 4) | (standing.isSignedIn ? 8 : 0)
        word(2).pointee.store(Self.number(of: standing.presence) | flags, ordering: .relaxed)
    }

    /// Reads what the worker of a place has noted.
    ///
    /// - Returns: Nil if the worker has had no session.
    func session(ofPlace index: Int, now: SessionStanding.Instant = .now) -> Session? {
        guard 0..<Self.placeCount ~= index else { return nil }
        let (address, times, flags) = (value(0, index), value(1, index), value(2, index))
        guard flags & 16 != 0 else { return nil }
        func instant(_ milliseconds: UInt64) -> SessionStanding.Instant { now - .milliseconds(Int(milliseconds)) }
        return Session(
            address: String(address, radix: 16),
            standing: SessionStanding(
                presence: Self.presence(UInt8(flags & 3)),
                lastInput: instant(times >> 32),
                lastAction: flags & 4 == 0 ? nil : instant(times & 0xFFFF_FFFF),
                isSignedIn: flags & 8 != 0
            )
        )
    }

    private func value(_ number: Int, _ index: Int) -> UInt64 {
        word(number, ofPlace: index).pointee.load(ordering: .relaxed)
    }

    /// At most what half a word holds, some fifty days.
    private static func milliseconds(from start: SessionStanding.Instant, to end: SessionStanding.Instant) -> UInt64 {
        UInt64(min(max(0, (end - start) / .milliseconds(1)), Double(UInt32.max)))
    }

    private static func number(of presence: SessionStanding.Presence) -> UInt64 {
        switch presence {
        case .waiting: 0
        case .detached: 1
        case .attached: 2
        }
    }

    private static func presence(_ number: UInt8) -> SessionStanding.Presence {
        switch number {
        case 0: .waiting
        case 1: .detached
        default: .attached
        }
    }
}
