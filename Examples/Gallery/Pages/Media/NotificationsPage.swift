import CoreLocation
import StoreKit
import SwiftUI
import UserNotifications

/// What an app asks the browser: notifications, the place of the device, a review.
struct NotificationsPage: View {
    @StateObject private var reminders = Reminders()
    @StateObject private var place = PlaceModel()
    @Environment(\.requestReview) private var requestReview

    var body: some View {
        Form {
            Section("Notifications") {
                LabeledContent("Permission", value: reminders.permission)
                Button("Allow", systemImage: "bell") { Task { await reminders.ask() } }
                Button("Remind me in a second", systemImage: "alarm") { Task { await reminders.remind() } }
                LabeledContent("Pending", value: "\(reminders.pending)")
                Stepper("Badge: \(reminders.badge)", value: $reminders.badge, in: 0...99)
            }
            Section("Place") {
                LabeledContent("Place", value: place.text)
                Button("Find me", systemImage: "location") { place.find() }
            }
            Section("Review") {
                Button("Review the gallery", systemImage: "star") { requestReview() }
            }
        }
        .task { await reminders.update() }
    }
}

@MainActor
private final class Reminders: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
    @Published private(set) var permission = "Unknown"
    @Published private(set) var pending = 0
    /// The number on the icon, once the gallery is installed.
    @Published var badge = 0 {
        didSet { center.setBadgeCount(badge) }
    }
    private let center = UNUserNotificationCenter.current()

    override init() {
        super.init()
        center.delegate = self
    }

    func update() async {
        switch await center.notificationSettings().authorizationStatus {
        case .authorized: permission = "Allowed"
        case .denied: permission = "Denied"
        default: permission = "Not asked"
        }
        pending = await center.pendingNotificationRequests().count
    }

    func ask() async {
        _ = try? await center.requestAuthorization(options: [.alert, .sound])
        await update()
    }

    func remind() async {
        let content = UNMutableNotificationContent()
        content.title = "Gallery"
        content.body = "A second has passed."
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        try? await center.add(UNNotificationRequest(identifier: "second", content: content, trigger: trigger))
        await update()
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await update()
        return [.banner, .sound]
    }
}

private final class PlaceModel: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published private(set) var text = "Unknown"
    private let manager = CLLocationManager()

    func find() {
        manager.delegate = self
        manager.requestLocation()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        text = String(format: "%.2f, %.2f", place.latitude, place.longitude)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        text = error.localizedDescription
    }
}
