import Account
import Foundation
import SwiftUI
import UIKit
import UserNotifications

/// Subscribes the browser to notifications. The delegate of the app, because the browser's answer arrives there.
@MainActor
final class BrowserPush: NSObject, UIApplicationDelegate {
    private var waiting: [CheckedContinuation<String, any Error>] = []

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { answer(.success(String(decoding: deviceToken, as: UTF8.self))) }

    func application(
        _ application: UIApplication,
        didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { answer(.failure(PushFailure.unsupported)) }

    private func answer(_ result: Result<String, any Error>) {
        let continuations = waiting
        waiting = []
        for continuation in continuations { continuation.resume(with: result) }
    }
}

extension BrowserPush: PushRegistrarType {
    func register(asks: Bool) async throws -> String {
        let center = UNUserNotificationCenter.current()
        let isAllowed =
            asks
            ? try await center.requestAuthorization(options: [.alert, .badge, .sound])
            : await center.notificationSettings().authorizationStatus == .authorized
        guard isAllowed else { throw PushFailure.notAllowed }
        return try await withCheckedThrowingContinuation { continuation in
            waiting.append(continuation)
            UIApplication.shared.registerForRemoteNotifications()
        }
    }

    func unregister() { UIApplication.shared.unregisterForRemoteNotifications() }
}

/// Shows the number of unread notifications on the app's icon, if the browser has installed the app.
struct IconBadge: ViewModifier {
    let count: Int
    /// Whether a message may have set a number while the app was closed.
    let mayBeSet: Bool

    func body(content: Content) -> some View {
        content.onChange(of: count, initial: mayBeSet || count > 0) {
            UNUserNotificationCenter.current().setBadgeCount(count)
        }
    }
}

#Preview("Icon badge, unread") {
    Text(verbatim: "The icon of the app shows 3.")
        .modifier(IconBadge(count: 3, mayBeSet: false))
}

#Preview("Icon badge, removed") {
    Text(verbatim: "The icon of the app shows nothing.")
        .modifier(IconBadge(count: 0, mayBeSet: true))
}
