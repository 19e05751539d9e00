import Foundation
import MomentsModel
import Testing

@Suite struct SuspensionMessageTests {
    @Test(arguments: [nil, Date(timeIntervalSince1970: 1_700_000_000)])
    func `the reason is found in the message, whatever the end`(date: Date?) {
        for reason in ["Spam.", "Be kind. Really.", "广告"] {
            #expect(SuspensionMessage.reason(in: SuspensionMessage.text(until: date, reason: reason)) == reason)
        }
        #expect(SuspensionMessage.reason(in: SuspensionMessage.text(until: date, reason: "")) == nil)
    }

    @Test func `a message of another form is kept`() {
        #expect(SuspensionMessage.reason(in: "Closed until Monday. Ask us.") == "Closed until Monday. Ask us.")
        #expect(SuspensionMessage.reason(in: "") == nil)
    }
}
