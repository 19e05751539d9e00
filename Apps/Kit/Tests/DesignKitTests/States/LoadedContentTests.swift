import OrielTesting
import SwiftUI
import Testing

@testable import DesignKit

@MainActor
struct LoadedContentTests {
    private func host(_ value: Int?, failure: Text? = nil, retry: @escaping @MainActor () -> Void = {}) -> ViewHost {
        ViewHost {
            LoadedContent(value, failure: failure, retry: retry) { Text(verbatim: "Value \($0)") }
        }
    }

    @Test func `a value is shown, whatever the last error was`() {
        #expect(host(5, failure: Text(verbatim: "No network.")).texts == ["Value 5"])
    }

    @Test func `without a value there is an indicator, or the error with a button`() async throws {
        #expect(host(nil).html.contains("Loading"))

        var tries = 0
        let failed = host(nil, failure: Text(verbatim: "No network.")) { tries += 1 }
        #expect(failed.texts.contains("No network."))
        try await failed.tap("Try again")
        try await failed.wait { tries == 1 }
    }
}
