import Foundation
import MomentsAPI
import MomentsTesting
import Synchronization
import Testing

@testable import moments

#if DEBUG
/// Who can stop the server outside of the demo.
@Suite struct SessionContextFactoryTests {
    private func viewer(_ role: String) -> String {
        """
        {"id": "1", "userDetails": {"id": "1", "name": "Ada", "handle": "ada", "avatar": ""}, "role": "\(role)",
         "friendCount": 0, "unreadNotificationCount": 0, "preferences": [], "notices": []}
        """
    }

    /// Returns whether the server was stopped, if the API returns this viewer.
    private func stops(_ viewer: String) async throws -> Bool {
        let transport = StubTransport { _ in APIAnswer(body: Data(#"{"data": {"viewer": \#(viewer)}}"#.utf8)) }
        let isStopped = Mutex(false)
        try await SessionContextFactory.stopAsAdmin(by: transport) { isStopped.withLock { $0 = true } }
        return isStopped.withLock { $0 }
    }

    @Test func `an admin stops the server`() async throws {
        #expect(try await stops(viewer("ADMIN")))
    }

    @Test func `a member and a visitor are refused by the server, whatever their page shows`() async {
        for viewer in [viewer("MEMBER"), viewer("MODERATOR"), "null"] {
            await #expect(
                throws: APIError.refused(
                    APIRefusal(code: .forbidden, message: "Only admins can stop the server.")
                )
            ) {
                _ = try await stops(viewer)
            }
        }
    }
}
#endif
