import Foundation
import MomentsModel
import SwiftUI

/// The addresses of mentions in texts, such as `mention:17`. They open pages of the app, so they are of no use outside of it.
public enum MentionLink {
    private static let scheme = "mention:"

    /// Returns the address of a person.
    static func url(of person: PersonID) -> URL? { URL(string: "\(scheme)\(person)") }

    /// Returns the person at an address; nil if it is not that of a mention.
    public static func person(at url: URL) -> PersonID? {
        let text = url.absoluteString
        guard text.hasPrefix(scheme) else { return nil }
        return Int64(text.dropFirst(scheme.count)).map { PersonID(rawValue: $0) }
    }
}

extension View {
    /// Handles taps on mentions in the texts of this view. Other links are opened by the browser.
    ///
    /// - Parameter open: Opens the page of a person.
    public func opensMentions(_ open: @escaping @MainActor (PersonID) -> Void) -> some View {
        environment(
            \.openURL,
            OpenURLAction { url in
                guard let person = MentionLink.person(at: url) else { return .systemAction }
                open(person)
                return .handled
            }
        )
    }
}
