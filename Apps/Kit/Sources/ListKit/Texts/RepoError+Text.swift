import APIKit
import SwiftUI

extension RepoError {
    /// The error's text for people.
    ///
    /// For rejected input it is the server's own message, which is more specific.
    public var text: Text {
        switch kind {
        case .unavailable: Text("The server cannot be reached. Please try again in a moment.")
        case .unauthenticated: Text("Please sign in again.")
        case .notFound: Text("This content is no longer available.")
        case .limited: Text("Too many actions in a short time. Please wait a moment.")
        case .invalid, .conflict, .refused:
            message.map { Text(verbatim: $0) } ?? Text("The server rejected this request.")
        case .storage: Text("Local data could not be read or saved.")
        case .unexpected: Text("An unexpected error occurred.")
        }
    }
}
