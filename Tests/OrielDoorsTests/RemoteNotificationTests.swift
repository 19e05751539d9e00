import Foundation
import OrielUIKit
import OrielUserNotifications
import Testing

@MainActor
@Suite struct RemoteNotificationTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var tokens: [Data] = []
        var errors: [String] = []

        func application(
            _ application: UIApplication,
            didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
        ) { tokens.append(deviceToken) }

        func application(
            _ application: UIApplication,
            didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { errors.append(error.localizedDescription) }
    }

    private let delegate = Delegate()

    private func register(in browser: FakeBrowser, key: String? = "KEY") async {
        browser.device.pushKey = key
        await browser.run {
            UIApplication.shared.delegate = delegate
            UIApplication.shared.registerForRemoteNotifications()
        }
        await browser.wait { !delegate.tokens.isEmpty || !delegate.errors.isEmpty }
    }

    @Test func `the delegate receives the browser's subscription`() async throws {
        let browser = FakeBrowser(answers: [
            #"{"subscription":"{\"endpoint\":\"https://push.example/a\"}"}"#, #""ended""#,
        ])

        await register(in: browser)

        #expect(delegate.tokens == [Data(#"{"endpoint":"https://push.example/a"}"#.utf8)])
        #expect(browser.questions.map(\.argument) == [#"{"subscribe":"KEY"}"#])
        #expect(browser.device.application.isRegisteredForRemoteNotifications)

        await browser.run { UIApplication.shared.unregisterForRemoteNotifications() }
        await browser.wait { browser.questions.count == 2 }
        #expect(browser.questions.last?.argument == #"{"unsubscribe":true}"#)
        #expect(!browser.device.application.isRegisteredForRemoteNotifications)
    }

    @Test(
        arguments: [
            (#"{"error":"denied"}"#, "does not allow"), (#"{"error":"unsupported"}"#, "not secure"),
            (#"{"error":"Registration failed"}"#, "could not subscribe to messages: Registration failed"),
            (#"{}"#, "does not say why"), (#"7"#, "its answer is not one"), (nil, "The page has ended"),
        ] as [(String?, String)]
    )
    func `the delegate learns why a browser does not subscribe`(answer: String?, reason: String) async {
        await register(in: FakeBrowser(answers: [answer]))
        #expect(delegate.tokens.isEmpty)
        #expect(delegate.errors.count == 1 && delegate.errors[0].contains(reason), "\(delegate.errors)")
    }

    @Test func `without a key of the host the browser is not asked`() async {
        let browser = FakeBrowser()
        await register(in: browser, key: nil)
        #expect(browser.questions.isEmpty)
        #expect(delegate.errors.count == 1 && delegate.errors[0].contains("pushKey"), "\(delegate.errors)")
    }

    @Test func `the badge of the icon is set when it changes`() async throws {
        let browser = FakeBrowser()
        try await browser.run {
            let center = UNUserNotificationCenter.current()
            try await center.setBadgeCount(3)
            try await center.setBadgeCount(3)
            try await center.setBadgeCount(-1)
        }
        await browser.wait { browser.questions.count == 2 }
        #expect(browser.questions.map(\.argument) == [#"{"badge":3}"#, #"{"badge":0}"#])
    }

    @Test func `a notification sets its badge`() async throws {
        let browser = FakeBrowser()
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.badge = 2
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        try await browser.run { try await UNUserNotificationCenter.current().add(request) }
        await browser.wait { browser.questions.count == 2 }
        #expect(browser.questions.map(\.argument).contains(#"{"badge":2}"#))
    }
}
