import HTTPTypes
import Synchronization

/// A limit on concurrent connections of a kind, in total and per client.
final class ClientPlaces: Sendable {
    /// The right to a connection. It ends when it is freed, at the latest with its last reference: a response that is
    /// never written frees it, too.
    final class Place: Sendable {
        private let places: ClientPlaces
        private let client: String?
        private let isFree = Atomic(false)

        fileprivate init(_ places: ClientPlaces, _ client: String?) {
            self.places = places
            self.client = client
        }

        deinit { free() }

        func free() {
            guard !isFree.exchange(true, ordering: .relaxed) else { return }
            places.free(client)
        }
    }

    private struct Taken {
        var total = 0
        var byClient: [String: Int] = [:]
    }

    private let noun: String
    private let maximumCount: Int
    private let maximumCountPerClient: Int
    private let taken = Mutex(Taken())

    /// - Parameter noun: The kind of the connections in messages, such as `event streams`.
    init(of noun: String, maximumCount: Int, maximumCountPerClient: Int) {
        self.noun = noun
        self.maximumCount = maximumCount
        self.maximumCountPerClient = maximumCountPerClient
    }

    /// - Parameter client: The client, if it is known.
    /// - Throws: `RequestRefusal` with status 429 if the client has no place left, 503 if the server has none.
    func take(for client: String?) throws(RequestRefusal) -> Place {
        let refusal: RequestRefusal? = taken.withLock { taken in
            if let client, taken.byClient[client, default: 0] >= maximumCountPerClient {
                return RequestRefusal(
                    .tooManyRequests,
                    "The client has the maximum number of \(noun) (\(maximumCountPerClient)). Close one first.",
                    retryAfter: 5
                )
            }
            guard taken.total < maximumCount else {
                return RequestRefusal(
                    .serviceUnavailable,
                    "The server has too many \(noun). Try again in a moment.",
                    retryAfter: 30
                )
            }
            taken.total += 1
            if let client { taken.byClient[client, default: 0] += 1 }
            return nil
        }
        if let refusal { throw refusal }
        return Place(self, client)
    }

    private func free(_ client: String?) {
        taken.withLock { taken in
            taken.total -= 1
            guard let client else { return }
            let left = taken.byClient[client, default: 1] - 1
            taken.byClient[client] = left > 0 ? left : nil
        }
    }
}
