internal import Foundation
internal import NIOCore
internal import OrielWorkerShim
internal import Synchronization

/// A worker's notes in memory mapped by all processes of a server: its number of sessions, read by other workers, and
/// the session whose views run, which the supervisor reads after the worker has ended. A worker of one session also
/// notes its standing; see ``noteSession(address:standing:now:)``.
///
/// A session is noted on the main actor, and read after the process that wrote it has ended; all else is atomic. Unchecked, because the
/// compiler knows nothing about memory behind pointers.
struct WorkerNotes: @unchecked Sendable {
    /// Bytes of one worker's place: a session's origin, a flag, padding, the end of a claim, padding, the load, and three words about its
    /// one session.
    static let placeSize = 64
    static let placeCount = 1024
    private static let claimOffset = 16
    private static let loadOffset = 32
    private static let wordsOffset = 40
    private static let originCount = SessionID.byteCount - WorkerID.byteCount

    private let memory: UnsafeMutableRawPointer
    private let place: UnsafeMutableRawPointer

    /// Creates the memory for all workers of a supervisor.
    static func makeMemory() throws -> Int32 {
        let descriptor = oriel_shared_memory(placeSize * placeCount)
        guard descriptor >= 0 else { throw IOError(errnoCode: -descriptor, reason: "shared memory for workers") }
        return descriptor
    }

    init(descriptor: Int32, place: Int) throws {
        let size = Self.placeSize * Self.placeCount
        precondition(0..<Self.placeCount ~= place, "A place must be in 0..<\(Self.placeCount).")
        guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0), memory != MAP_FAILED
        else {
            throw IOError(errnoCode: errno, reason: "mmap")
        }
        self.memory = memory
        self.place = memory + place * Self.placeSize
    }

    /// Returns one of the three words about the session of a place.
    func word(_ number: Int, ofPlace index: Int? = nil) -> UnsafeMutablePointer<Atomic<UInt64>> {
        precondition(0..<3 ~= number, "A place has three words.")
        let place = index.map { memory + $0 * Self.placeSize } ?? place
        return (place + Self.wordsOffset + number * 8).assumingMemoryBound(to: Atomic<UInt64>.self)
    }

    /// Returns when the claim of a place's worker ends, in milliseconds; 0 if there is none.
    func claimEnd(ofPlace index: Int) -> UnsafeMutablePointer<Atomic<UInt64>> {
        (memory + index * Self.placeSize + Self.claimOffset).assumingMemoryBound(to: Atomic<UInt64>.self)
    }

    private func load(at place: UnsafeMutableRawPointer) -> UnsafeMutablePointer<Atomic<Int>> {
        (place + Self.loadOffset).assumingMemoryBound(to: Atomic<Int>.self)
    }

    /// Notes the number of sessions of this worker.
    func note(load count: Int) { load(at: place).pointee.store(count, ordering: .relaxed) }

    /// Returns the number of sessions of a place's worker.
    func load(ofPlace index: Int) -> Int {
        guard 0..<Self.placeCount ~= index else { return .max }
        return load(at: memory + index * Self.placeSize).pointee.load(ordering: .relaxed)
    }

    /// Notes that the views of a session are about to run.
    ///
    /// - Parameter isResumed: Whether the session was recently taken over from another worker.
    @MainActor
    func note(_ session: SessionID, isResumed: Bool) {
        session.origin.withUnsafeBytes { place.copyMemory(from: $0.baseAddress!, byteCount: Self.originCount) }
        place.storeBytes(of: isResumed ? 1 : 0, toByteOffset: Self.originCount, as: UInt8.self)
    }

    /// The session whose views ran last, in hexadecimal digits; nil unless it had been resumed shortly before.
    var resumedSession: String? {
        guard place.load(fromByteOffset: Self.originCount, as: UInt8.self) == 1 else { return nil }
        return ServiceState.name(of: UnsafeRawBufferPointer(start: place, count: Self.originCount))
    }

    /// Clears the notes of an earlier worker.
    func clear() { place.initializeMemory(as: UInt8.self, repeating: 0, count: Self.placeSize) }
}

extension ServiceState {
    /// Returns a session's name in ``condemned``.
    static func name(of session: SessionID) -> String { name(of: session.origin) }

    fileprivate static func name(of origin: some Sequence<UInt8>) -> String {
        origin.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
