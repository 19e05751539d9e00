public import Foundation
public import Observation
internal import OrielCore
internal import OrielUIKit
internal import Synchronization

/// Plays a video or a sound in the browser: in a `VideoPlayer` of AVKit, or without a view.
///
/// A browser refuses sound before the user's first tap on the page; then the player stays paused. Addresses of files are
/// served to the page that plays them, and to no other. Unlike Apple's, a player stops when its last view disappears.
open class AVPlayer: NSObject, Observable, @unchecked Sendable {
    // Unchecked: the lock protects the state, and the other fields are constant.

    /// Whether the player plays.
    public enum TimeControlStatus: Int, Sendable {
        case paused, waitingToPlayAtSpecifiedRate, playing
    }

    /// What happens at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        case advance, pause, none
    }

    /// Whether the player can play.
    public enum Status: Int, Sendable {
        case unknown, readyToPlay, failed
    }

    struct State {
        var item: AVPlayerItem?
        // What the app asks for; each number grows with each wish.
        var wishedRate: Float = 0
        var plays = 0
        var time = 0.0
        var seeks = 0
        var volume: Float = 1
        var isMuted = false
        var sounds = 0
        var loops = false
        /// What the app has asked for last, or the user has done since.
        var rate: Float = 0
        // What the browser has reported, and when.
        var reportedRate: Float = 0
        var reportedTime = 0.0
        var reportedAt = ContinuousClock.now
        var hasEnded = false
        var views = 0
        var actionAtItemEnd = ActionAtItemEnd.pause
        var defaultRate: Float = 1
        var observers: [ObjectIdentifier: TimeObserver] = [:]
        weak var page: PageDevice?
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()
    private let sound = SoundOutput()
    private var revision: Int { 0 }

    public override init() { super.init() }

    public init(playerItem item: AVPlayerItem?) {
        super.init()
        state.withLock { $0.item = item }
    }

    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    deinit {
        for observer in state.withLock({ $0.observers }).values { observer.stop() }
        sound.stop()
    }

    private func read<Value>(_ body: (inout State) -> Value) -> Value {
        registrar.access(self, keyPath: \.revision)
        return state.withLock { body(&$0) }
    }

    private func change<Value>(_ body: (inout State) -> Value) -> Value {
        registrar.withMutation(of: self, keyPath: \.revision) {
            state.withLock { state in
                state.page = PageDevice.current ?? state.page
                return body(&state)
            }
        }
    }

    // MARK: - Playing

    open var currentItem: AVPlayerItem? { read { $0.item } }

    open func replaceCurrentItem(with item: AVPlayerItem?) {
        change { state in
            state.item = item
            (state.time, state.reportedTime, state.reportedRate, state.hasEnded) = (0, 0, 0, false)
            state.reportedAt = .now
            if state.rate != 0 { (state.plays, state.wishedRate) = (state.plays + 1, state.rate) }
        }
        soundMayChange(time: 0)
    }

    open func play() { rate = defaultRate }
    open func pause() { rate = 0 }

    /// The speed at which the item is played, 0 to pause.
    open var rate: Float {
        get { read { $0.rate } }
        set {
            let time = change { state -> Double? in
                let now = Self.time(of: state)
                (state.reportedTime, state.reportedAt) = (now, .now)
                let startsAgain = state.hasEnded && newValue != 0
                (state.rate, state.wishedRate) = (newValue, newValue)
                state.plays += 1
                state.hasEnded = false
                return startsAgain ? 0 : nil
            }
            soundMayChange(time: time)
        }
    }

    /// The rate of `play()`.
    open var defaultRate: Float {
        get { read { $0.defaultRate } }
        set { change { $0.defaultRate = newValue } }
    }

    open func playImmediately(atRate rate: Float) { self.rate = rate }

    /// From 0 to 1.
    open var volume: Float {
        get { read { $0.volume } }
        set {
            change { state in
                state.volume = min(max(newValue, 0), 1)
                state.sounds += 1
            }
            soundMayChange(time: nil)
        }
    }

    open var isMuted: Bool {
        get { read { $0.isMuted } }
        set {
            change { state in
                state.isMuted = newValue
                state.sounds += 1
            }
            soundMayChange(time: nil)
        }
    }

    open var actionAtItemEnd: ActionAtItemEnd {
        get { read { $0.actionAtItemEnd } }
        set { change { $0.actionAtItemEnd = newValue } }
    }

    open var timeControlStatus: TimeControlStatus {
        read { state in
            state.rate == 0 ? .paused : state.reportedRate == 0 ? .waitingToPlayAtSpecifiedRate : .playing
        }
    }

    open var status: Status {
        switch currentItem?.status {
        case .readyToPlay: .readyToPlay
        case .failed: .failed
        default: .unknown
        }
    }

    open var error: (any Error)? { currentItem?.error }

    /// Has no effect: browsers decide.
    open var automaticallyWaitsToMinimizeStalling: Bool {
        get { true }
        set {}
    }

    /// Has no effect: browsers decide.
    open var allowsExternalPlayback: Bool {
        get { true }
        set {}
    }

    /// Has no effect: a browser keeps the screen on while it plays a video.
    open var preventsDisplaySleepDuringVideoPlayback: Bool {
        get { true }
        set {}
    }

    /// Repeats the item without an end.
    func loop(_ isOn: Bool) { change { $0.loops = isOn } }

    // MARK: - Time

    /// The time in the item: what the browser has reported last, and the time since then.
    open func currentTime() -> CMTime {
        CMTime(seconds: state.withLock { Self.time(of: $0) }, preferredTimescale: 600)
    }

    private static func time(of state: State) -> Double {
        let elapsed = state.reportedRate == 0 ? 0 : (ContinuousClock.now - state.reportedAt) / .seconds(1)
        let time = state.reportedTime + elapsed * Double(state.reportedRate)
        let duration = state.item?.known.withLock { $0.duration } ?? .infinity
        return min(max(time, 0), duration)
    }

    open func seek(to time: CMTime) { jump(to: time) }

    private func jump(to time: CMTime) {
        let seconds = time.isNumeric ? max(0, time.seconds) : 0
        change { state in
            (state.time, state.reportedTime, state.reportedAt) = (seconds, seconds, .now)
            state.seeks += 1
            state.hasEnded = false
        }
        soundMayChange(time: seconds)
    }

    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { jump(to: time) }

    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        jump(to: time)
        completionHandler(true)
    }

    open func seek(
        to time: CMTime,
        toleranceBefore: CMTime,
        toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    @discardableResult
    open func seek(to time: CMTime, toleranceBefore: CMTime = .zero, toleranceAfter: CMTime = .zero) async -> Bool {
        jump(to: time)
        return true
    }

    /// Calls a block again and again while the item is played.
    ///
    /// - Parameter queue: Has no effect: the block is called on the main actor.
    /// - Returns: A token for `removeTimeObserver(_:)`.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime,
        queue: DispatchQueue?,
        using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let seconds = interval.isNumeric && interval.seconds > 0 ? max(interval.seconds, 1.0 / 60) : 1
        let observer = TimeObserver()
        observer.start { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            guard let self else { return false }
            if self.state.withLock({ $0.reportedRate }) != 0 { block(self.currentTime()) }
            return true
        }
        state.withLock { $0.observers[ObjectIdentifier(observer)] = observer }
        return observer
    }

    open func removeTimeObserver(_ observer: Any) {
        guard let observer = observer as? TimeObserver else { return }
        observer.stop()
        state.withLock { $0.observers[ObjectIdentifier(observer)] = nil }
    }

    // MARK: - Views

    /// What a view of the player tells the browser.
    package struct Picture: Encodable, Equatable {
        package var url: String?
        package var controls = true
        package var gravity = "contain"
        var play = 0
        var rate: Float = 0
        var seek = 0
        var time = 0.0
        var sound = 0
        var volume: Float = 1
        var muted = false
        var loops = false
    }

    @MainActor package var picture: Picture {
        let state = read { $0 }
        var picture = Picture()
        picture.url = (state.item?.asset.url).flatMap { address(of: $0, page: state.page) }
        (picture.play, picture.rate) = (state.plays, state.wishedRate)
        (picture.seek, picture.time) = (state.seeks, state.time)
        (picture.sound, picture.volume, picture.muted) = (state.sounds, state.volume, state.isMuted)
        picture.loops = state.loops
        return picture
    }

    @MainActor package func viewDidAppear() {
        state.withLock { $0.views += 1 }
        sound.stop()
    }

    @MainActor package func viewDidDisappear() {
        let isLast = state.withLock { state in
            state.views -= 1
            return state.views == 0
        }
        guard isLast else { return }
        change { state in
            (state.reportedTime, state.reportedAt) = (Self.time(of: state), .now)
            (state.rate, state.reportedRate) = (0, 0)
        }
    }

    /// Takes what the browser reports.
    @MainActor package func take(_ name: String, _ numbers: [Double]) {
        guard name == "state", numbers.count == 8 else {
            if name == "failed" { didFail() }
            return
        }
        took(
            time: numbers[0],
            duration: numbers[1],
            rate: Float(min(max(numbers[2], 0), 16)),
            hasEnded: numbers[5] != 0
        )
        // The user may have set the volume; it is no wish of the app.
        change { state in
            state.volume = Float(min(max(numbers[3], 0), 1))
            state.isMuted = numbers[4] != 0
        }
        currentItem?.known.withLock { $0.size = CGSize(width: max(0, numbers[6]), height: max(0, numbers[7])) }
    }

    @MainActor private func took(time: Double, duration: Double, rate: Float, hasEnded: Bool) {
        let endedItem = change { state -> AVPlayerItem? in
            let isNews = hasEnded && !state.hasEnded
            (state.reportedTime, state.reportedAt) = (max(0, time), .now)
            (state.reportedRate, state.hasEnded) = (rate, hasEnded)
            // The user has paused or started the video.
            state.rate = rate
            state.item?.known.withLock { known in
                if duration > 0 {
                    known.duration = duration
                    known.status = .readyToPlay
                }
                known.time = max(0, time)
            }
            return isNews ? state.item : nil
        }
        if let endedItem { didEnd(endedItem) }
    }

    @MainActor private func didEnd(_ item: AVPlayerItem) {
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        itemDidEnd(item)
    }

    /// Called after the end of an item.
    @MainActor func itemDidEnd(_ item: AVPlayerItem) {}

    @MainActor private func didFail() {
        guard let item = currentItem else { return }
        change { state in
            (state.rate, state.reportedRate) = (0, 0)
            item.known.withLock { $0.status = .failed }
        }
        NotificationCenter.default.post(name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
    }

    // MARK: - Without a view

    private func soundMayChange(time: Double?) {
        // A view may appear in this turn.
        Task { @MainActor in
            let state = self.state.withLock { $0 }
            guard state.views == 0, let page = state.page else { return }
            guard let url = state.item?.asset.url, let address = address(of: url, page: page) else {
                return sound.stop()
            }
            guard state.rate != 0 || sound.isStarted else { return }
            if state.rate != 0 { change { $0.reportedRate = state.rate } }
            let volume = state.isMuted ? 0 : state.volume
            let wish = SoundOutput.Wish(
                url: address,
                rate: state.rate,
                volume: volume,
                loops: state.loops ? -1 : 0,
                time: time
            )
            sound.change(to: wish, on: page) { [weak self] answer in
                guard let self else { return }
                if answer.word == "failed" { return self.didFail() }
                self.took(time: answer.time, duration: answer.duration, rate: 0, hasEnded: answer.word == "ended")
            }
        }
    }
}
