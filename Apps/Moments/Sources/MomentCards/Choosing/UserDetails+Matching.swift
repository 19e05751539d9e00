import Foundation
import MomentsFoundations
import MomentsModel

extension [UserDetails] {
    /// Returns the people whose name or handle contains a text; all for an empty text.
    func matching(_ text: String) -> [UserDetails] {
        let query = text.trimmed
        guard !query.isEmpty else { return self }
        return filter {
            $0.name.localizedCaseInsensitiveContains(query) || $0.handle.localizedCaseInsensitiveContains(query)
        }
    }
}
