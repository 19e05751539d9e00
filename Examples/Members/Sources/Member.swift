import SwiftUI

/// The member who is signed in to a session; `name` is nil before signing in.
@MainActor @Observable
final class Member {
    private(set) var name: String?
    private(set) var token: String?

    nonisolated init() {}

    init(name: String, token: String?) {
        self.name = name
        self.token = token
    }

    func hasSignedIn(_ name: String, token: String) {
        self.name = name
        self.token = token
    }

    func hasSignedOut() {
        name = nil
        token = nil
    }
}

extension EnvironmentValues {
    @Entry var member = Member()
    @Entry var accounts = Accounts()
}
