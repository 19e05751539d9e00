import ListKit
import SwiftUI

extension EntranceFailure {
    /// Returns the failure's text for people.
    func text(locale: Locale) -> Text {
        switch self {
        case .wrongCredentials: Text("Wrong handle or password.")
        case .handleTaken: Text("This handle is already taken.")
        case .invitationInvalid: Text("This invitation was used or revoked, or has expired. Ask for a new one.")
        case .resetInvalid: Text("This link was used or replaced, or has expired. Ask for a new one.")
        case .onlyPasswordSet: Text("Your new password is set. Sign in with it.")
        case .limited(let wait?):
            Text("Too many attempts. Please try again in \(WaitingTime.text(of: wait, in: locale)).")
        case .limited(nil): Text("Too many attempts. Please wait a moment, then try again.")
        case .unavailable: Text("The server cannot be reached. Please try again in a moment.")
        case .notKept: Text("Your browser did not save the sign-in. Please try again.")
        case .other(let error): error.text
        }
    }
}
