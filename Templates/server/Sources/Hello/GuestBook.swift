import SwiftUI

/// The guests of all pages. An app that keeps them writes them to a database here.
actor GuestBook {
    private(set) var guests: [String] = []

    func sign(_ name: String) { guests.append(name) }
}

extension EnvironmentValues {
    @Entry var guestBook = GuestBook()
}
