import OrielUIKit
import Testing

@Suite struct LoggedMessagesTests {
    @Test func `a message is new once`() {
        var messages = LoggedMessages(limit: 3)
        func isNew(_ message: String) -> Bool { messages.isNew(message) }

        #expect(isNew("a"))
        #expect(!isNew("a"))
        #expect(isNew("b"))
    }

    @Test func `messages after the limit are neither new nor remembered`() {
        var messages = LoggedMessages(limit: 3)
        let news = (0..<10).filter { messages.isNew("message \($0)") }

        #expect(news == [0, 1, 2])
        #expect(messages.count == 3)
    }
}
