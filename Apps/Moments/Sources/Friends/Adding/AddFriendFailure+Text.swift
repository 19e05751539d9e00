import ListKit
import SwiftUI

extension AddFriendFailure {
    /// The failure's text for people.
    var text: Text {
        switch self {
        case .yourself: Text("That is you.")
        case .friendAlready(let name): Text("You and \(name) are friends already.")
        case .askedAlready(let name): Text("You have asked \(name) already.")
        case .nobody(let handle): Text("Nobody has the handle @\(handle).")
        case .tooMany: Text("Those were too many requests. Please wait a moment.")
        case .other(let error): error.text
        }
    }
}
