import Foundation
import MomentsAPI
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@Suite @MainActor struct UploadsRepoTests {
    private let api = StubAPISession()
    private let file = URL(fileURLWithPath: "/tmp/lake.jpg")

    @Test func `a photo is sent, and progress never goes back`() async throws {
        api.onUpload { _, progress in
            for share in [0.1, 0.5, 1] { progress(share) }
            return .sample(id: 5)
        }
        var shares: [Double] = []

        let photo = try await UploadsRepo(api: api).upload(file) { shares.append($0) }

        #expect(photo.id == 5)
        #expect(shares == shares.sorted() && shares.last == 1)
    }

    @Test func `a refused photo is told in the server's words`() async {
        api.onUpload { _, _ in throw APISessionError.refused(APIRefusal(code: .invalid, message: "No picture.")) }

        await #expect(throws: RepoError(.invalid, message: "No picture.")) {
            try await UploadsRepo(api: api).upload(file) { _ in }
        }
    }
}
