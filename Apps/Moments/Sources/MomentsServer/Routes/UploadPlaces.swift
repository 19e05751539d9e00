import MomentsModel
import Synchronization

/// A limit on concurrent uploads, so that slow or many senders do not fill the memory.
final class UploadPlaces: Sendable {
    /// The right to upload one photo.
    struct Place: Sendable {
        fileprivate let person: PersonID
    }

    private let total: Int
    private let perPerson: Int
    private let taken = Mutex<[PersonID: Int]>([:])

    init(total: Int, perPerson: Int) {
        self.total = total
        self.perPerson = perPerson
    }

    /// - Throws: `.rateLimited` if the person has no place left, `.unavailable` if the server has none.
    func take(for person: PersonID) throws(MomentsError) -> Place {
        let refusal: MomentsError? = taken.withLock { taken in
            guard taken[person, default: 0] < perPerson else {
                return .rateLimited("At most \(perPerson) photos can be uploaded at once.", retryAfter: .seconds(1))
            }
            guard taken.values.reduce(0, +) < total else {
                return .unavailable(
                    "Too many photos are being uploaded. Try again in a moment.",
                    reason: "CROWDED",
                    retryAfter: .seconds(5)
                )
            }
            taken[person, default: 0] += 1
            return nil
        }
        if let refusal { throw refusal }
        return Place(person: person)
    }

    func free(_ place: Place) {
        taken.withLock { taken in
            let left = taken[place.person, default: 1] - 1
            taken[place.person] = left > 0 ? left : nil
        }
    }
}
