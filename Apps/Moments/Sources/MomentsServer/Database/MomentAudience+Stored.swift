import Foundation
import MomentsModel

/// An audience as the columns `visibility` and `choice` have it. Servers of an earlier version read only the first: for them, a moment
/// for chosen friends is the author's alone.
extension MomentAudience {
    var storedVisibility: String { (visibility.choosesFriends ? .onlyMe : visibility).rawValue }

    var storedChoice: String? { visibility.choosesFriends ? visibility.rawValue : nil }

    /// The choice of a draft, in JSON.
    var storedText: String? {
        get throws {
            guard visibility.choosesFriends else { return nil }
            return String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
        }
    }

    /// - Parameter text: The choice of a draft; nil for none.
    /// - Throws: `StoreError.damaged`.
    init(storedVisibility: String, text: String?) throws {
        let visibility = try MomentVisibility(rawValue: storedVisibility).read("visibility")
        // A server of an earlier version may have changed the visibility since.
        guard visibility == .onlyMe, let text else {
            self.init(visibility)
            return
        }
        do {
            self = try JSONDecoder().decode(MomentAudience.self, from: Data(text.utf8))
        } catch {
            throw StoreError.damaged("The audience of a draft cannot be read: \(error)")
        }
    }
}
