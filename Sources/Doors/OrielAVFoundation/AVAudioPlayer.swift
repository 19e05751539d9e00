public import Foundation
internal import OrielUIKit
internal import Synchronization

/// Plays a sound of the app in the browser.
///
///     let url = Bundle.main.url(forResource: "bell", withExtension: "wav")!
///     player = try AVAudioPlayer(contentsOf: url)
///     player.play()
///
/// A browser refuses sound before the user's first tap on the page.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    // Unchecked: the lock protects the state; the delegate is called on the main actor.
    private struct State {
        var rate: Float = 1
        var volume: Float = 1
        var loops = 0
        var isPlaying = false
        var time = 0.0
        var startedAt = ContinuousClock.now
        var duration: Double
    }

    private let file: URL
    private let state: Mutex<State>
    private let sound = SoundOutput()
    private let isTemporary: Bool
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var url: URL? { isTemporary ? nil : file }
    open var numberOfChannels: Int { 2 }
    /// Has no effect: the rate can always be set.
    open var enableRate = true
    /// Has no effect: browsers do not measure sounds.
    open var isMeteringEnabled = false

    /// - Throws: A Foundation error if there is no such file.
    public init(contentsOf url: URL) throws {
        guard try url.checkResourceIsReachable() else { throw CocoaError(.fileReadNoSuchFile) }
        file = url
        isTemporary = false
        state = Mutex(State(duration: MediaLength.seconds(of: url) ?? 0))
    }

    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Plays bytes, from a temporary file.
    public init(data: Data) throws {
        let isWave = data.starts(with: Data("RIFF".utf8))
        let isMP4 = data.dropFirst(4).starts(with: Data("ftyp".utf8))
        file = FileManager.default.temporaryDirectory
            .appending(component: "oriel-sound-\(UUID().uuidString).\(isWave ? "wav" : isMP4 ? "m4a" : "mp3")")
        isTemporary = true
        try data.write(to: file, options: .withoutOverwriting)
        state = Mutex(State(duration: MediaLength.seconds(of: file) ?? 0))
    }

    deinit {
        sound.stop()
        if isTemporary { try? FileManager.default.removeItem(at: file) }
    }

    /// Always true: the browser loads the sound when it is played.
    @discardableResult open func prepareToPlay() -> Bool { true }

    /// - Returns: Whether there is a page that plays the sound.
    @discardableResult open func play() -> Bool {
        guard let page = PageDevice.current else { return false }
        let time = state.withLock { state -> Double in
            if state.duration > 0, state.time >= state.duration { state.time = 0 }
            (state.isPlaying, state.startedAt) = (true, .now)
            return state.time
        }
        send(on: page, time: time)
        return true
    }

    open func pause() {
        state.withLock { state in
            state.time = Self.time(of: state)
            state.isPlaying = false
        }
        if let page = PageDevice.current, sound.isStarted { send(on: page, time: nil) }
    }

    /// Stops the sound, which stays at its time.
    open func stop() {
        state.withLock { state in
            state.time = Self.time(of: state)
            state.isPlaying = false
        }
        sound.stop()
    }

    open var isPlaying: Bool { state.withLock { $0.isPlaying } }
    /// In seconds: MP4 and WAVE files tell it, other sounds when they have been played.
    open var duration: TimeInterval { state.withLock { $0.duration } }

    open var currentTime: TimeInterval {
        get { state.withLock { Self.time(of: $0) } }
        set {
            let time = max(0, newValue)
            state.withLock { ($0.time, $0.startedAt) = (time, .now) }
            if let page = PageDevice.current, sound.isStarted { send(on: page, time: time) }
        }
    }

    /// From 0 to 1.
    open var volume: Float {
        get { state.withLock { $0.volume } }
        set { change { $0.volume = min(max(newValue, 0), 1) } }
    }

    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    open var rate: Float {
        get { state.withLock { $0.rate } }
        set { change { $0.rate = min(max(newValue, 0.25), 4) } }
    }

    /// How often the sound is repeated; below 0 without an end.
    open var numberOfLoops: Int {
        get { state.withLock { $0.loops } }
        set { change { $0.loops = min(max(newValue, -1), 1_000_000) } }
    }

    private func change(_ body: (inout State) -> Void) {
        state.withLock { body(&$0) }
        if let page = PageDevice.current, isPlaying { send(on: page, time: nil) }
    }

    private static func time(of state: State) -> Double {
        guard state.isPlaying else { return state.time }
        let time = state.time + (ContinuousClock.now - state.startedAt) / .seconds(1) * Double(state.rate)
        return state.duration > 0 ? min(time, state.duration) : time
    }

    private func send(on page: PageDevice, time: Double?) {
        let state = state.withLock { $0 }
        Task { @MainActor in
            let wish = SoundOutput.Wish(
                url: page.addressOfFile(file),
                rate: state.isPlaying ? state.rate : 0,
                volume: state.volume,
                loops: state.loops,
                time: time
            )
            sound.change(to: wish, on: page) { [weak self] answer in self?.took(answer) }
        }
    }

    @MainActor private func took(_ answer: SoundOutput.Answer) {
        let hasEnded = answer.word == "ended"
        state.withLock { state in
            state.time = hasEnded ? 0 : answer.time
            state.isPlaying = false
            if answer.duration > 0 { state.duration = answer.duration }
        }
        if hasEnded { delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }
        if answer.word == "failed" {
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: URLError(.cannotDecodeContentData))
        }
    }
}

/// Learns of the end of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
