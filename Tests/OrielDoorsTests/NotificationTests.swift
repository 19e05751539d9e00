import Foundation
import OrielUIKit
import OrielUserNotifications
import Testing

@MainActor
@Suite struct NotificationTests {
    private func request(_ id: String, after seconds: TimeInterval? = nil, title: String = "Tea")
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "It is ready."
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: id, content: content, trigger: trigger)
    }

    @Test func `the browser is asked for permission`() async throws {
        let browser = FakeBrowser(answers: [#""granted""#, #""denied""#])

        let (granted, status) = try await browser.run {
            let center = UNUserNotificationCenter.current()
            return (try await center.requestAuthorization(options: .alert), await center.notificationSettings())
        }

        #expect(granted && status.authorizationStatus == .denied)
        #expect(browser.questions.map(\.argument) == [#"{"ask":true}"#, #"{"state":true}"#])
    }

    @Test func `a page without a browser allows nothing`() async throws {
        #expect(try await UNUserNotificationCenter.current().requestAuthorization(options: .alert) == false)
    }

    @Test func `a notification without a trigger is shown at once`() async throws {
        let browser = FakeBrowser()

        try await browser.run { try await UNUserNotificationCenter.current().add(request("a")) }
        await browser.wait { !browser.questions.isEmpty }

        #expect(
            browser.questions.first?.argument == #"{"body":"It is ready.","id":"a","silent":true,"title":"Tea"}"#
        )
    }

    @Test func `pending notifications can be listed, replaced and removed`() async throws {
        let browser = FakeBrowser()
        try await browser.run {
            let center = UNUserNotificationCenter.current()
            for id in ["a", "b", "c"] { try await center.add(request(id, after: 1000)) }
            try await center.add(request("a", after: 2000, title: "Coffee"))

            #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "c", "a"])
            center.removePendingNotificationRequests(withIdentifiers: ["b"])
            #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Tea", "Coffee"])
            center.removeAllPendingNotificationRequests()
            #expect(await center.pendingNotificationRequests().isEmpty)
        }
        #expect(browser.questions.isEmpty)
    }

    @Test func `a page keeps 64 pending notifications`() async throws {
        let browser = FakeBrowser()
        try await browser.run {
            let center = UNUserNotificationCenter.current()
            for id in 0..<70 { try await center.add(request("\(id)", after: 1000)) }

            let pending = await center.pendingNotificationRequests()
            #expect(pending.count == 64 && pending.first?.identifier == "6")
        }
    }

    @Test func `each page has its own notifications`() async throws {
        let (one, other) = (FakeBrowser(), FakeBrowser())

        try await one.run { try await UNUserNotificationCenter.current().add(request("a", after: 1000)) }

        #expect(await other.run { await UNUserNotificationCenter.current().pendingNotificationRequests() }.isEmpty)
    }

    private final class Delegate: UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var presented: [String] = []
        var tapped: [String] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification
        ) async -> UNNotificationPresentationOptions {
            presented.append(notification.request.identifier)
            return options
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            didReceive response: UNNotificationResponse
        ) async { tapped.append(response.notification.request.identifier) }
    }

    @Test func `in front, the delegate decides whether a notification is shown`() async throws {
        let browser = FakeBrowser(answers: [#""tapped""#])
        browser.device.application.setState(.active)
        let delegate = Delegate()
        try await browser.run {
            let center = UNUserNotificationCenter.current()
            center.delegate = delegate
            try await center.add(request("a"))
        }
        await browser.wait { delegate.presented == ["a"] }
        #expect(browser.questions.isEmpty)

        delegate.options = .banner
        try await browser.run { try await UNUserNotificationCenter.current().add(request("b")) }
        await browser.wait { delegate.tapped == ["b"] }

        #expect(delegate.tapped == ["b"] && browser.questions.count == 1)
    }

    @Test func `notifications without a text or a date are refused`() async {
        let browser = FakeBrowser()
        let empty = UNNotificationRequest(identifier: "a", content: UNMutableNotificationContent(), trigger: nil)
        let never = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(year: 2001, month: 1, day: 1),
            repeats: false
        )
        let past = UNNotificationRequest(identifier: "b", content: request("b").content, trigger: never)

        await #expect(throws: UNError(.notificationInvalidNoContent)) {
            try await browser.run { try await UNUserNotificationCenter.current().add(empty) }
        }
        await #expect(throws: UNError(.notificationInvalidNoDate)) {
            try await browser.run { try await UNUserNotificationCenter.current().add(past) }
        }
    }

    @Test func `a request keeps the content that it was made with`() {
        let content = UNMutableNotificationContent()
        content.title = "Before"

        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        content.title = "After"

        #expect(request.content.title == "Before")
    }
}
