internal import Dispatch
public import Foundation

/// The state of the machine, as apps for phones ask for it. A server saves no power.
extension ProcessInfo {
    /// The heat of a device.
    public enum ThermalState: Int, Hashable, Sendable {
        case nominal
        case fair
        case serious
        case critical
    }

    /// Reasons for which a system leaves a process alone.
    public struct ActivityOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt64

        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
        public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let userInitiatedAllowingIdleSystemSleep = userInitiated.subtracting(.idleSystemSleepDisabled)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// Posted when the heat changes, which a server does not do.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification"
    )

    /// Always nominal: a server has no sensor for those who use it.
    public var thermalState: ThermalState { .nominal }

    /// Always false: a server has no low power mode.
    public var isLowPowerModeEnabled: Bool { false }

    /// Always false.
    public var isiOSAppOnMac: Bool { false }

    /// Always false.
    public var isMacCatalystApp: Bool { false }

    /// Begins an activity, and returns a token for its end. No system stops a server while it works.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Runs a closure as an activity.
    public func performActivity(options: ActivityOptions = [], reason: String, using block: @escaping () -> Void) {
        block()
    }

    /// Runs a closure on another thread, with false: nothing of a server is about to be suspended.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension NSNotification.Name {
    /// Posted when low power mode is turned on or off, which a server does not do.
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
        "NSProcessInfoPowerStateDidChangeNotification"
    )
}
