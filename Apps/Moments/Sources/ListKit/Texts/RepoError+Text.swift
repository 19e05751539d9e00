import MomentsRepositories
import SwiftUI

extension RepoError {
    /// The error's text for people.
    ///
    /// For rejected input it is the server's own message, which is more specific.
    public var text: Text {
        switch kind {
        case .unavailable: Text("The server cannot be reached. Please try again in a moment.")
        case .unauthenticated: Text("Please sign in again.")
        case .notFound: Text("This is not here any more.")
        case .limited: Text("That was too often. Please wait a moment.")
        case .invalid, .conflict, .refused:
            message.map { Text(verbatim: $0) } ?? Text("The server did not accept this.")
        case .storage: Text("What is kept here could not be read or written.")
        case .unexpected: Text("Something unexpected happened.")
        }
    }
}
