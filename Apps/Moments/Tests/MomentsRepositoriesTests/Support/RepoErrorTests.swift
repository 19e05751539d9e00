import MomentsAPI
import MomentsRepositories
import Testing

@Suite struct RepoErrorTests {
    private static func refused(_ code: APIRefusal.Code?) -> APIError {
        .refused(APIRefusal(code: code, message: "No.", reason: "WHY", retryAfter: .seconds(3)))
    }

    @Test(arguments: [
        (APIError.networkError(status: nil), RepoError.Kind.unavailable),
        (.networkError(status: 503), .unavailable), (.networkError(status: 401), .unauthenticated),
        (.networkError(status: 429), .limited(retryAfter: nil)), (.invalidJSON, .unexpected), (.noData, .unexpected),
        (refused(.unauthenticated), .unauthenticated), (refused(.notFound), .notFound), (refused(.invalid), .invalid),
        (refused(.rateLimited), .limited(retryAfter: .seconds(3))), (refused(.conflict), .conflict),
        (refused(.unavailable), .unavailable), (refused(.forbidden), .refused), (refused(nil), .refused),
    ])
    func `each error of the API means something`(_ error: APIError, _ kind: RepoError.Kind) {
        #expect(RepoError(error)?.kind == kind)
    }

    @Test func `the server's words are kept`() {
        #expect(RepoError(Self.refused(.invalid)) == RepoError(.invalid, message: "No.", reason: "WHY"))
    }

    @Test func `the end of a refusal is kept`() {
        #expect(RepoError(Self.refused(.forbidden))?.retryAfter == .seconds(3))
        #expect(RepoError(Self.refused(.invalid))?.retryAfter == nil)
    }

    @Test func `work that was cancelled has not failed`() {
        #expect(RepoError(CancellationError()) == nil)
    }
}
