internal import Crypto
internal import Foundation
internal import Synchronization

/// The standing of a worker's one session. Other workers read it to choose the session to evict.
///
///     word 0    the address: the first eight bytes of its SHA-256
///     word 1    milliseconds since the last input; since the last action; half a word each
///     word 2    the presence, 2 bits; whether the person has done something, 1 bit; whether they are signed in, 1 bit;
///               whether there is a session, or one is coming, 1 bit
extension WorkerNotes {
    /// The standing of a session in another worker.
    struct Session: Equatable {
        /// Equal for equal addresses.
        var address: String
        var standing: SessionStanding
    }

    static func key(ofAddress address: String) -> UInt64 {
        SHA256.hash(data: Data(address.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    static func name(ofAddress address: String) -> String { String(key(ofAddress: address), radix: 16) }

    /// Notes an expected session as one in use, so that it is not evicted before its standing is known.
    func noteSession(address: String, now: SessionStanding.Instant = .now) {
        let standing = SessionStanding(presence: .attached, lastInput: now, lastAction: now)
        noteSession(address: address, standing: standing, now: now)
    }

    /// Notes the standing of this worker's session.
    func noteSession(address: String, standing: SessionStanding, now: SessionStanding.Instant) {
        word(0).pointee.store(Self.key(ofAddress: address), ordering: .relaxed)
        let action = standing.lastAction.map { Self.milliseconds(from: $0, to: now) }
        let times = Self.milliseconds(from: standing.lastInput, to: now) << 32 | (action ?? 0)
        word(1).pointee.store(times, ordering: .relaxed)
        let flags: UInt64 = 16 | (action == nil ? 0 : 4) | (standing.isSignedIn ? 8 : 0)
        word(2).pointee.store(Self.number(of: standing.presence) | flags, ordering: .relaxed)
    }

    /// Reads the session noted by the worker of a place.
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

    /// Returns the interval in milliseconds, limited to 32 bits, which is about 49.7 days.
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
