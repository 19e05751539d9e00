import Foundation
import MomentsAPI
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@Suite @MainActor struct UploadsRepoTests {
    private let api = StubAPIClient()
    private let file = URL(fileURLWithPath: "/tmp/lake.jpg")

    @Test func `a photo is sent`() async throws {
        api.onUpload { [file] sent in
            #expect(sent == file)
            return .sample(id: 5)
        }

        let photo = try await UploadsRepo(api: api).upload(file)

        #expect(photo.id == 5)
    }

    @Test func `a refused photo is told in the server's words`() async {
        api.onUpload { _ in throw APIError.refused(APIRefusal(code: .invalid, message: "No picture.")) }

        await #expect(throws: RepoError(.invalid, message: "No picture.")) {
            try await UploadsRepo(api: api).upload(file)
        }
    }
}
