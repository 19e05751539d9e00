import ListKit
import SwiftUI

extension EntranceFailure {
    /// Returns the failure's text for people.
    func text(locale: Locale) -> Text {
        switch self {
        case .wrongCredentials: Text("The handle or the password is not right.")
        case .handleTaken: Text("Somebody else has this handle already.")
        case .invitationInvalid: Text("This invitation was used, revoked, or is too old. Ask for a new one.")
        case .resetInvalid: Text("This link was used, replaced, or is too old. Ask for a new one.")
        case .onlyPasswordSet: Text("Your new password is set. Sign in with it.")
        case .limited(let wait?):
            Text("Too many attempts. Please try again in \(WaitingTime.text(of: wait, in: locale)).")
        case .limited(nil): Text("Too many attempts. Please wait a moment, then try again.")
        case .unavailable: Text("The server cannot be reached. Please try again in a moment.")
        case .notKept: Text("The sign-in did not reach your browser. Please try again.")
        case .other(let error): error.text
        }
    }
}
