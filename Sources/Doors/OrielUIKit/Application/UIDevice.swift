public import Foundation

/// The device of the page whose code asks for it, by the width of its window.
@MainActor @preconcurrency
open class UIDevice: NSObject {
    private let reference: PageReference
    private var page: PageDevice { reference.device }

    init(of page: PageDevice) { reference = PageReference(page) }

    /// The device of the page whose code is running.
    public class var current: UIDevice { PageDevice.currentOrNone.device }

    /// `.pad` for a window of 700 points or more on both sides, otherwise `.phone`.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { page.traits.idiom }

    /// `iPad` or `iPhone`, as `userInterfaceIdiom`.
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var localizedModel: String { model }
    /// The model: browsers do not tell the names of devices.
    public var name: String { model }

    /// `iOS`, whose API the app uses. The browser can run on any system.
    public var systemName: String { "iOS" }
    /// The version of iOS whose API this package has.
    public var systemVersion: String { "18.0" }

    /// As the window is turned.
    public var orientation: UIDeviceOrientation {
        page.windowSize.isWide ? .landscapeLeft : .portrait
    }

    /// Posted when the window becomes wider than high, or the reverse.
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification"
    )

    /// Changes are always posted.
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}

    /// An identifier of the browser, which keeps it for the app until the user clears its data; nil without a browser.
    ///
    /// The browser sends it, so users can choose any value. It proves nothing: do not use it to sign people in, or to
    /// decide what they may do.
    public var identifierForVendor: UUID? {
        guard let texts = page.keptTexts else { return nil }
        if let known = texts.read(Self.identifierKey).flatMap({ UUID(uuidString: $0) }) { return known }
        let new = UUID()
        texts.write(Self.identifierKey, new.uuidString)
        return new
    }

    private static let identifierKey = "UIDevice.identifierForVendor"

    /// Has no effect: a page cannot read the battery.
    public var isBatteryMonitoringEnabled = false
    /// -1, which means unknown: a page cannot read the battery.
    public var batteryLevel: Float { -1 }
    /// Unknown: a page cannot read the battery.
    public var batteryState: BatteryState { .unknown }

    /// Whether a battery is charged.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Never posted: a page cannot read the battery.
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification"
    )
    /// Never posted: a page cannot read the battery.
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification"
    )

    /// Has no effect: a page does not learn what is near the device.
    public var isProximityMonitoringEnabled = false
    public var proximityState: Bool { false }
    public var isMultitaskingSupported: Bool { true }
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
