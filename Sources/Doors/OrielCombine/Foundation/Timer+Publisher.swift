public import Foundation
public import OpenCombine

extension Timer {
    /// Returns a publisher that repeatedly publishes the current date after it is connected.
    ///
    ///     Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { now = $0 }
    ///
    /// On `RunLoop.main`, the timer uses `DispatchQueue.main`, so it fires in all modes, even if the run loop does not
    /// run. On another run loop, it fires while that run loop runs in `mode`.
    /// - Parameter tolerance: The maximum delay of a tick in seconds.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that repeatedly sends the current date to all its subscribers, from `connect()` until the connection
    /// is cancelled.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public let options: RunLoop.SchedulerOptions?

        private let clock = TimerClock()
        /// Evaluated in the initialiser: on the main queue `RunLoop.current` denotes the main run loop, which cannot be
        /// determined later.
        private let isOnMainRunLoop: Bool

        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
            isOnMainRunLoop = runLoop.isMain
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Date, Downstream.Failure == Never {
            let conduit = Conduit(subscriber, owner: clock, unrequested: .drop)
            clock.add(conduit)
            subscriber.receive(subscription: conduit)
        }

        public func connect() -> any Cancellable {
            isOnMainRunLoop ? connectToMainQueue() : connectToRunLoop()
        }

        private func connectToMainQueue() -> any Cancellable {
            if let time = HostTime.current { return time.repeats(every: interval) { [clock] in clock.tick($0) } }
            let queue = DispatchQueue.main
            return queue.schedule(
                after: queue.now.advanced(by: .seconds(interval)),
                interval: .seconds(interval),
                tolerance: .seconds(tolerance ?? 0)
            ) { [clock] in
                clock.tick(Date())
            }
        }

        private func connectToRunLoop() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [clock] timer in
                clock.tick(timer.fireDate)
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

/// The subscribers of a timer. Unchecked, because timers and subscribers are not Sendable; the lock protects them.
private final class TimerClock: ConduitOwner, @unchecked Sendable {
    private let lock = Lock()
    private var conduits: [Conduit<Date>] = []

    func add(_ conduit: Conduit<Date>) {
        lock.withLock { conduits.append(conduit) }
    }

    func remove(_ conduit: AnyObject) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    func tick(_ date: Date) {
        for conduit in lock.withLock({ conduits }) {
            conduit.send(date)
        }
    }
}
