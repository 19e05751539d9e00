import APIKit
import ListKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct RepoErrorTextTests {
    @Test func `what the server says about what it refuses is said`() {
        #expect(texts(of: RepoError(.invalid, message: "Too long.")) == ["Too long."])
        #expect(texts(of: RepoError(.refused)) == ["The server rejected this request."])
    }

    @Test func `what else the server says is for logs`() {
        let error = RepoError(.unavailable, message: "connect() failed: ECONNREFUSED")

        #expect(texts(of: error, in: "zh-Hans") == ["无法连接服务器，请稍后重试。"])
    }

    private func texts(of error: RepoError, in language: String = "en") -> [String] {
        ViewHost(locale: Locale(identifier: language)) { error.text }.texts
    }
}
