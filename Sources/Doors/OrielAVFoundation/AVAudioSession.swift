public import Foundation

/// How the app's sounds mix with those of other apps. Browsers decide it, so no setting has an effect.
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
    }

    /// What kind of sound the app plays.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How sounds mix.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let mixWithOthers = CategoryOptions(rawValue: 1 << 0)
        public static let duckOthers = CategoryOptions(rawValue: 1 << 1)
        public static let allowBluetooth = CategoryOptions(rawValue: 1 << 2)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 1 << 3)
        public static let allowAirPlay = CategoryOptions(rawValue: 1 << 6)
    }

    /// What other apps learn when the app stops.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1 << 0)
    }

    private static let shared = AVAudioSession()
    public class func sharedInstance() -> AVAudioSession { shared }

    public func setCategory(_ category: Category) throws {}
    public func setCategory(_ category: Category, options: CategoryOptions) throws {}
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    public func setMode(_ mode: Mode) throws {}
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
