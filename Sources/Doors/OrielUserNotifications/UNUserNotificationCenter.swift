public import Foundation
internal import OrielUIKit
internal import Synchronization

/// The notifications of a page: the browser shows them while the page is open. For those that reach a closed app see
/// `UIApplication.registerForRemoteNotifications()`.
///
///     let center = UNUserNotificationCenter.current()
///     if try await center.requestAuthorization(options: [.alert, .sound]) { try await center.add(request) }
///
/// As on Apple's platforms, a notification is shown in front of the app only if the delegate asks for it. Unlike there,
/// pending notifications end with the page.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private struct State {
        /// Notifications that wait, the first that was added first.
        var pending: [Pending] = []
        var delivered: [UNNotification] = []
        var delegate = DelegateReference(nil)
        weak var page: PageDevice?
    }

    /// Unchecked: the delegate is used on the main actor only.
    private final class DelegateReference: @unchecked Sendable {
        private(set) weak var delegate: (any UNUserNotificationCenterDelegate)?
        init(_ delegate: (any UNUserNotificationCenterDelegate)?) { self.delegate = delegate }
    }

    private struct Pending {
        let request: UNNotificationRequest
        let task: Task<Void, Never>
    }

    /// The number of notifications that wait at most, as on iOS: later ones push out the first.
    static let mostPending = 64
    private static let mostDelivered = 100

    private let state: Mutex<State>

    private init(of page: PageDevice?) { state = Mutex(State(page: page)) }

    deinit { for entry in state.withLock({ $0.pending }) { entry.task.cancel() } }

    private static let withoutPage = UNUserNotificationCenter(of: nil)

    /// The notifications of the page whose code is running; outside of a page, ones that nothing shows.
    public class func current() -> UNUserNotificationCenter {
        PageDevice.current?.service(UNUserNotificationCenter.self) { UNUserNotificationCenter(of: $0) } ?? withoutPage
    }

    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { state.withLock { $0.delegate }.delegate }
        set {
            let reference = DelegateReference(newValue)
            state.withLock { $0.delegate = reference }
        }
    }

    // MARK: - Permission

    private struct Ask: Encodable { var ask = true }
    private struct AskState: Encodable { var state = true }
    private struct Remove: Encodable { var remove: [String] }
    private struct Show: Encodable {
        var id: String
        var title: String
        var body: String
        var silent: Bool
    }

    @MainActor private func answer(_ argument: some Encodable) async -> String? {
        let page = state.withLock { $0.page }
        guard let reply = await page?.ask(PageDevice.Question(.notify, argument)) else { return nil }
        return try? JSONDecoder().decode(String.self, from: Data(reply.utf8))
    }

    /// Asks the user to allow notifications. Some browsers ask only soon after a tap.
    @MainActor
    @discardableResult
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await answer(Ask()) == "granted"
    }

    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Task { @MainActor in completionHandler(await answer(Ask()) == "granted", nil) }
    }

    @MainActor public func notificationSettings() async -> UNNotificationSettings {
        let status: UNAuthorizationStatus =
            switch await answer(AskState()) {
            case "granted": .authorized
            case "denied": .denied
            default: .notDetermined
            }
        return UNNotificationSettings(status)
    }

    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        Task { @MainActor in completionHandler(await notificationSettings()) }
    }

    // MARK: - Requests

    /// Schedules a notification; it replaces one with the same identifier.
    public func add(_ request: UNNotificationRequest) async throws { try schedule(request) }

    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        do {
            try schedule(request)
            completionHandler?(nil)
        } catch {
            completionHandler?(error)
        }
    }

    private func schedule(_ request: UNNotificationRequest) throws {
        guard !(request.content.title + request.content.text).isEmpty else {
            throw UNError(.notificationInvalidNoContent)
        }
        let date = request.trigger.map { $0.date(after: Date()) } ?? Date()
        guard let date else { throw UNError(.notificationInvalidNoDate) }
        let task = Task { @MainActor [weak self] in
            var next: Date? = date
            while let date = next {
                let wait = max(0, date.timeIntervalSinceNow)
                // Sleeping does not retain the center, which ends with its page.
                try? await Task.sleep(for: .seconds(min(wait, 1e8)))
                guard !Task.isCancelled, let self else { return }
                let repeats = request.trigger?.repeats ?? false
                if !repeats { self.state.withLock { $0.pending.removeAll { $0.request === request } } }
                Task { await self.show(request) }
                next = repeats ? request.trigger?.date(after: max(date, Date())) : nil
            }
        }
        let replaced = state.withLock { state in
            var replaced = state.pending.filter { $0.request.identifier == request.identifier }
            state.pending.removeAll { $0.request.identifier == request.identifier }
            if state.pending.count >= Self.mostPending { replaced.append(state.pending.removeFirst()) }
            state.pending.append(Pending(request: request, task: task))
            return replaced
        }
        for entry in replaced { entry.task.cancel() }
    }

    private func forget(where isForgotten: (UNNotificationRequest) -> Bool) {
        let forgotten = state.withLock { state in
            let forgotten = state.pending.filter { isForgotten($0.request) }
            state.pending.removeAll { isForgotten($0.request) }
            return forgotten
        }
        for entry in forgotten { entry.task.cancel() }
    }

    private var requests: [UNNotificationRequest] { state.withLock { $0.pending.map(\.request) } }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }

    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) { completionHandler(requests) }

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        forget { identifiers.contains($0.identifier) }
    }

    public func removeAllPendingNotificationRequests() { forget { _ in true } }

    // MARK: - Shown notifications

    @MainActor private func show(_ request: UNNotificationRequest) async {
        let notification = UNNotification(request, date: Date())
        var isSilent = request.content.sound == nil || request.content.interruptionLevel == .passive
        let application = state.withLock { $0.page }?.application
        if application?.applicationState == .active {
            let options = await delegate?.userNotificationCenter(self, willPresent: notification) ?? []
            if options.contains(.badge) { application?.showBadge(of: request) }
            guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
            if !options.contains(.sound) { isSilent = true }
        } else {
            application?.showBadge(of: request)
        }
        state.withLock { state in
            state.delivered.removeAll { $0.request.identifier == request.identifier }
            state.delivered = state.delivered.suffix(Self.mostDelivered - 1) + [notification]
        }
        let argument = Show(
            id: request.identifier,
            title: request.content.title,
            body: request.content.text,
            silent: isSilent
        )
        let outcome = await answer(argument)
        if outcome != "shown" { state.withLock { $0.delivered.removeAll { $0 === notification } } }
        guard outcome == "tapped" else { return }
        await delegate?.userNotificationCenter(self, didReceive: UNNotificationResponse(notification))
    }

    private var delivered: [UNNotification] { state.withLock { $0.delivered } }

    public func deliveredNotifications() async -> [UNNotification] { delivered }

    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        completionHandler(delivered)
    }

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
        Task { @MainActor in _ = await answer(Remove(remove: identifiers)) }
    }

    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier))
    }

    /// Has no effect: notifications of a page have no buttons.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    /// Shows a number on the app's icon, if the browser has installed the app; 0 removes it.
    @MainActor public func setBadgeCount(_ newBadgeCount: Int) async throws {
        state.withLock { $0.page }?.application.setBadgeNumber(newBadgeCount)
    }

    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        Task { @MainActor in
            try await setBadgeCount(newBadgeCount)
            completionHandler?(nil)
        }
    }
}

extension UIApplication {
    fileprivate func showBadge(of request: UNNotificationRequest) {
        if let badge = request.content.badge { setBadgeNumber(badge.intValue) }
    }
}

/// Decides how notifications are shown in front of the app, and learns of taps on them.
@MainActor @preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification) async
        -> UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    )
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    )
}

extension UNUserNotificationCenterDelegate {
    // The asynchronous forms call those with a completion: an app implements one of both.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { continuation in
            userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse
    ) async {
        await withCheckedContinuation { continuation in
            userNotificationCenter(center, didReceive: response) { continuation.resume() }
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) { completionHandler() }
}
