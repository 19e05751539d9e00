import SwiftUI

extension MomentLikes {
    /// Returns the names of the first people, and the number of the others.
    func names(upTo limit: Int) -> Text {
        let known = people.prefix(limit).map(\.name)
        let others = count - known.count
        let list = known.joined(separator: ", ")
        return others > 0 ? Text("Liked by \(list) and \(others) more") : Text("Liked by \(list)")
    }
}
