public import Foundation
internal import Synchronization

/// How the app's sounds mix with those of other apps.
///
/// Browsers decide it, so settings are kept and have no effect. All pages share them.
public final class AVAudioSession: NSObject, Sendable {
    /// What the app uses sound for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What kind of sound the app plays.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// How sounds mix.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
        public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 1 << 4 | 1 << 0)
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 1 << 5)
        public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
    }

    /// What other apps learn when the app stops.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
    }

    /// Where a sound may be played.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    private struct Settings {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
        var policy = RouteSharingPolicy.default
    }

    private static let shared = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { shared }

    private let settings = Mutex(Settings())

    public var category: Category { settings.withLock { $0.category } }
    public var mode: Mode { settings.withLock { $0.mode } }
    public var categoryOptions: CategoryOptions { settings.withLock { $0.options } }
    public var routeSharingPolicy: RouteSharingPolicy { settings.withLock { $0.policy } }

    public func setCategory(_ category: Category) throws { try setCategory(category, options: []) }

    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        settings.withLock { ($0.category, $0.options) = (category, options) }
    }

    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, policy: .default, options: options)
    }

    public func setCategory(
        _ category: Category,
        mode: Mode,
        policy: RouteSharingPolicy,
        options: CategoryOptions = []
    ) throws {
        settings.withLock { $0 = Settings(category: category, mode: mode, options: options, policy: policy) }
    }

    public func setMode(_ mode: Mode) throws { settings.withLock { $0.mode = mode } }
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

    @available(*, unavailable, message: "Browsers do not tell how loud a device is.")
    public var outputVolume: Float { 0 }

    @available(*, unavailable, message: "Pages of Oriel do not record sound.")
    public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {}
}

// Calls and headphones are matters of the browser, which stops and starts sounds by itself and does not tell.
extension AVAudioSession {
    /// Never posted: browsers do not tell of calls and alarms.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Never posted: browsers do not tell of headphones.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// Never posted: a page does not know the sound system of its device.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification"
    )
    /// Never posted: a page does not know the sound system of its device.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification"
    )
    /// Never posted: browsers do not tell of other apps' sounds.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification"
    )

    /// Whether an interruption begins or ends.
    public enum InterruptionType: UInt, Sendable { case ended, began }

    /// What the app may do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let shouldResume = InterruptionOptions(rawValue: 1 << 0)
    }

    /// Why sounds are played elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable = 1
        case oldDeviceUnavailable = 2
        case categoryChange = 3
        case override = 4
        case wakeFromSleep = 6
        case noSuitableRouteForCategory = 7
        case routeConfigurationChange = 8
    }
}

/// The key of the ``AVAudioSession/InterruptionType`` in a notification.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the ``AVAudioSession/InterruptionOptions`` in a notification.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of the ``AVAudioSession/RouteChangeReason`` in a notification.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
