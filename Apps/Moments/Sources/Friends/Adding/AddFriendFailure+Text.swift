import ListKit
import SwiftUI

extension AddFriendFailure {
    /// The failure's text for people.
    var text: Text {
        switch self {
        case .yourself: Text("This is your own handle.")
        case .friendAlready(let name): Text("You and \(name) are already friends.")
        case .askedAlready(let name): Text("You have already sent \(name) a request.")
        case .nobody(let handle): Text("No account has the handle @\(handle).")
        case .tooMany: Text("Too many requests. Please wait a moment.")
        case .other(let error): error.text
        }
    }
}
