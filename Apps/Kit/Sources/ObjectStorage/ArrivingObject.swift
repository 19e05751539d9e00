import AsyncHTTPClient
public import Foundation
import NIOCore

/// An object whose bytes are read while they arrive, once. If it is not read, its connection ends with the last copy of
/// this value.
///
/// Unchecked, because an iterator is not Sendable: the task that opens the object leaves it to the one that reads it.
public struct ArrivingObject: @unchecked Sendable {
    /// The fewest bytes of `beginning`, if the object has as many.
    static let beginningBytes = 64

    /// The bytes of the whole object.
    public let length: Int
    /// The first bytes: at least 64, or all of a smaller object.
    public let beginning: Data
    private let rest: HTTPClientResponse.Body.AsyncIterator
    private let name: String
    private let end: ContinuousClock.Instant

    /// Waits for the beginning.
    ///
    /// - Parameters:
    ///   - name: How messages name the object.
    ///   - end: When all of it must be there.
    /// - Throws: The error of the connection; `ObjectStore.Incomplete`.
    init(_ body: HTTPClientResponse.Body, length: Int, name: String, end: ContinuousClock.Instant) async throws {
        let enough = min(length, Self.beginningBytes)
        var rest = body.makeAsyncIterator()
        var beginning = Data()
        while beginning.count < enough, let part = try await rest.next() {
            beginning.append(contentsOf: part.readableBytesView)
        }
        guard beginning.count >= enough else { throw ObjectStore.Incomplete() }
        (self.length, self.beginning, self.rest, self.name, self.end) = (length, beginning, rest, name, end)
    }

    /// Calls `receive` with all bytes in order, part by part, from the first. The store sends no faster than `receive`
    /// returns.
    ///
    /// - Throws: `ObjectStorageError`, `.unavailable` if not all of it arrives, or not in time; `CancellationError`;
    ///   the error of `receive`.
    public func read(_ receive: (Data) throws -> Void) async throws {
        var rest = rest
        var count = beginning.count
        try receive(beginning)
        while let part = try await Self.next(&rest, of: name) {
            guard ContinuousClock.now < end else {
                throw ObjectStorageError.unavailable("\(name) does not arrive in time")
            }
            count += part.count
            guard count <= length else { break }
            try receive(part)
        }
        try Task.checkCancellation()
        guard count == length else {
            throw ObjectStorageError.unavailable("\(name) was cut off: \(length) bytes were expected, \(count) came")
        }
    }

    private static func next(
        _ rest: inout HTTPClientResponse.Body.AsyncIterator,
        of name: String
    ) async throws -> Data? {
        do {
            return try await rest.next().map { Data($0.readableBytesView) }
        } catch {
            try Task.checkCancellation()
            throw ObjectStorageError.unavailable("\(name) was cut off: \(error)")
        }
    }
}
