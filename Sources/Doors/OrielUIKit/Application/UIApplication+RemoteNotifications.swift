internal import Foundation

extension UIApplication {
    /// Subscribes the browser to messages that the server pushes, also while the app is closed, and calls the delegate with what
    /// the server needs for it.
    ///
    /// The user must have allowed notifications. Call it at each start, as browsers renew their subscriptions. The browser shows a
    /// message by itself, and a tap on it opens the app at the message's path.
    public func registerForRemoteNotifications() {
        Task {
            do {
                let token = try await subscribe()
                isRegisteredForRemoteNotifications = true
                delegate?.application(self, didRegisterForRemoteNotificationsWithDeviceToken: token)
            } catch {
                delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
            }
        }
    }

    /// Ends the browser's subscription.
    public func unregisterForRemoteNotifications() {
        isRegisteredForRemoteNotifications = false
        Task { _ = await page.ask(PageDevice.Question(.notify, Unsubscribe())) }
    }

    /// The number on the app's icon, which browsers show if they have installed the app.
    @available(*, deprecated, message: "Use UNUserNotificationCenter.setBadgeCount(_:).")
    public var applicationIconBadgeNumber: Int {
        get { badgeNumber ?? 0 }
        set { setBadgeNumber(newValue) }
    }

    /// Shows a number on the app's icon; 0 removes it.
    package func setBadgeNumber(_ number: Int) {
        let number = max(0, number)
        guard number != badgeNumber else { return }
        badgeNumber = number
        Task { _ = await page.ask(PageDevice.Question(.notify, Badge(badge: number))) }
    }

    private struct Unsubscribe: Encodable { var unsubscribe = true }
    private struct Badge: Encodable { var badge: Int }
    private struct Subscribe: Encodable { var subscribe: String }

    /// The browser's answer.
    private struct Answer: Decodable {
        /// The browser's own JSON.
        var subscription: String?
        var error: String?
    }

    /// - Returns: The subscription as JSON.
    private func subscribe() async throws -> Data {
        guard let key = page.pushKey else { throw RemoteNotificationError.notConfigured }
        let reply = await page.ask(PageDevice.Question(.notify, Subscribe(subscribe: key)))
        guard let reply else { throw RemoteNotificationError.noBrowser }
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(reply.utf8)) else {
            throw RemoteNotificationError.failed("its answer is not one")
        }
        if let subscription = answer.subscription { return Data(subscription.utf8) }
        switch answer.error {
        case "denied": throw RemoteNotificationError.notAllowed
        case "unsupported": throw RemoteNotificationError.unsupported
        default: throw RemoteNotificationError.failed(answer.error ?? "it does not say why")
        }
    }
}

/// Why a browser does not receive messages of the server.
enum RemoteNotificationError: Error, Equatable, LocalizedError {
    /// The host has no key.
    case notConfigured
    /// The page has ended.
    case noBrowser
    /// The user does not allow notifications.
    case notAllowed
    /// The browser has no push service, or the page's connection is not secure.
    case unsupported
    /// The browser's own reason.
    case failed(String)

    var errorDescription: String? {
        switch self {
        case .notConfigured: "This server sends no messages: its host sets no SessionContext.pushKey."
        case .noBrowser: "The page has ended."
        case .notAllowed: "The user does not allow notifications of this page."
        case .unsupported: "This browser receives no messages of servers, or the page's connection is not secure."
        case .failed(let reason): "The browser could not subscribe to messages: \(reason)"
        }
    }
}
