import Foundation
internal import Observation
import OrielUIKit
import Synchronization

/// What the reader of one page has seen of the tips of the app. The browser keeps it.
final class TipStore: Sendable {
    /// The name of the value in the browser.
    static let key = "TipKit"
    static let maximumDonations = 40

    /// Something that has happened; times are seconds since 1970.
    struct Donation: Codable, Equatable {
        var time: Double
        var info: String?
    }

    private struct Record: Codable, Equatable {
        /// The number of times that the tip was shown.
        var shown = 0
        var firstShown: Double?
        var reason: Tips.InvalidationReason?
    }

    /// What the browser keeps.
    private struct Kept: Codable, Equatable {
        var tips: [String: Record] = [:]
        var events: [String: [Donation]] = [:]
        var parameters: [String: String] = [:]
        var lastShown: Double?

        /// The same with numbers that can be reckoned with, as a reader can change what the browser keeps.
        var bounded: Kept {
            var kept = self
            kept.tips = tips.mapValues { record in
                var record = record
                record.shown = min(max(record.shown, 0), 1_000_000)
                record.firstShown = record.firstShown.map(TipStore.bounded)
                return record
            }
            kept.events = events.mapValues { donations in
                donations.suffix(TipStore.maximumDonations)
                    .map { Donation(time: TipStore.bounded($0.time), info: $0.info) }
            }
            kept.lastShown = lastShown.map(TipStore.bounded)
            return kept
        }
    }

    /// A time from 1970 to the year 5138.
    private static func bounded(_ time: Double) -> Double { min(max(time, 0), 1e11) }

    enum Override {
        case all(Bool)
        case some([String], Bool)
    }

    private struct State {
        var kept = Kept()
        var hasRead = false
        var settings: TipSettings?
        /// Values that are not kept.
        var parameters: [String: String] = [:]
        /// The tips on screen, with the number of views that show them.
        var visible: [String: Int] = [:]
        var isEverythingShown: Bool?
        var overrides: [String: Bool] = [:]
        var clock: @Sendable () -> Date = { Date() }
    }

    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()
    /// Changes with each change of the state, for observers.
    private var changes: Int { 0 }

    /// The settings for pages that have none of their own.
    private static let shared = Mutex<TipSettings?>(nil)
    /// For code that runs for no page.
    private static let alone = TipStore()

    static var current: TipStore {
        PageDevice.current?.service(TipStore.self) { _ in TipStore() } ?? alone
    }

    static func configure(_ settings: TipSettings) {
        guard PageDevice.current != nil else { return shared.withLock { $0 = settings } }
        current.change { $0.settings = settings }
    }

    var now: Date { state.withLock { $0.clock }() }

    /// Sets the clock, for tests.
    func use(_ clock: @escaping @Sendable () -> Date) { state.withLock { $0.clock = clock } }

    // MARK: - Reading

    private func read<Value>(_ body: (inout State) -> Value) -> Value {
        registrar.access(self, keyPath: \.changes)
        return state.withLock { state in
            readKept(&state)
            return body(&state)
        }
    }

    /// Reads what the browser has kept, once.
    private func readKept(_ state: inout State) {
        guard !state.hasRead, let texts = PageDevice.current?.keptTexts else { return }
        state.hasRead = true
        guard let text = texts.read(Self.key),
            case .success(let kept) = Result(catching: {
                try JSONDecoder().decode(Kept.self, from: Data(text.utf8))
            })
        else { return }
        state.kept = kept.bounded
    }

    func status(of tip: any Tip) -> Tips.Status {
        // Rules read the store, too.
        let areRulesMet = tip.rules.allSatisfy { $0.isMet() }
        let shared = Self.shared.withLock { $0 }
        // Code of the app, which may read the store, too.
        let (id, name, options) = (tip.id, tip.typeName, tip.options)
        return read { state in
            if let isShown = state.overrides[name] ?? state.isEverythingShown {
                return isShown ? .available : .pending
            }
            let record = state.kept.tips[id] ?? Record()
            if let reason = record.reason { return .invalidated(reason) }
            guard let settings = state.settings ?? shared, areRulesMet else { return .pending }
            let now = state.clock().timeIntervalSince1970
            if let limit = options.first(Tips.MaxDisplayDuration.self)?.duration, let first = record.firstShown,
                now - first >= limit
            {
                return .invalidated(.displayDurationExceeded)
            }
            if state.visible[id] != nil { return .available }
            if let limit = options.first(Tips.MaxDisplayCount.self)?.count, record.shown >= limit {
                return .invalidated(.displayCountExceeded)
            }
            if options.first(Tips.IgnoresDisplayFrequency.self)?.ignores == true { return .available }
            let isTooEarly = state.kept.lastShown.map { now - $0 < settings.interval } ?? false
            return isTooEarly && record.shown == 0 ? .pending : .available
        }
    }

    func donations(of event: String) -> [Donation] { read { $0.kept.events[event] ?? [] } }

    func parameter(_ key: String) -> String? { read { $0.parameters[key] ?? $0.kept.parameters[key] } }

    // MARK: - Changing

    private func change(_ body: (inout State) -> Void) {
        let page = PageDevice.current
        let kept: Kept? = registrar.withMutation(of: self, keyPath: \.changes) {
            state.withLock { state in
                readKept(&state)
                let old = state.kept
                body(&state)
                return state.kept == old ? nil : state.kept
            }
        }
        guard let kept, let texts = page?.keptTexts else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        // Texts, whole numbers and times that are bounded can always be encoded.
        guard let data = try? encoder.encode(kept) else { return }
        let text = String(decoding: data, as: UTF8.self)
        Task { @MainActor in texts.write(Self.key, text) }
    }

    /// Notes that a view shows a tip.
    func appear(_ id: String) {
        change { state in
            state.visible[id, default: 0] += 1
            guard state.visible[id] == 1 else { return }
            let now = state.clock().timeIntervalSince1970
            var record = state.kept.tips[id] ?? Record()
            record.shown += 1
            record.firstShown = record.firstShown ?? now
            state.kept.tips[id] = record
            state.kept.lastShown = now
        }
    }

    /// Notes that a view does not show a tip any more.
    func disappear(_ id: String) {
        change { state in
            let count = (state.visible[id] ?? 1) - 1
            state.visible[id] = count > 0 ? count : nil
        }
    }

    func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
        change { $0.kept.tips[id, default: Record()].reason = reason }
    }

    func forget(_ id: String) { change { $0.kept.tips[id] = nil } }

    func donate(_ event: String, info: String?) {
        change { state in
            let time = state.clock().timeIntervalSince1970.rounded()
            let donations = (state.kept.events[event] ?? []) + [Donation(time: time, info: info)]
            state.kept.events[event] = donations.suffix(Self.maximumDonations)
        }
    }

    func set(_ text: String?, parameter key: String, isKept: Bool) {
        change { state in
            if isKept { state.kept.parameters[key] = text } else { state.parameters[key] = text }
        }
    }

    func reset() {
        change { state in
            state.kept = Kept()
            state.parameters = [:]
        }
    }

    func override(_ override: Override) {
        change { state in
            switch override {
            case .all(let isShown): state.isEverythingShown = isShown
            case .some(let names, let isShown): for name in names { state.overrides[name] = isShown }
            }
        }
    }

    // MARK: - Following

    /// Sends a value now, and whenever it changes.
    func updates<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (TipStore) -> Value
    ) -> AsyncStream<Value> {
        let (stream, continuation) = AsyncStream.makeStream(of: Value.self)
        follow(value, after: Latest(), continuation)
        return stream
    }

    /// The value that was sent last.
    private final class Latest<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    private func follow<Value: Equatable & Sendable>(
        _ value: @escaping @Sendable (TipStore) -> Value,
        after latest: Latest<Value>,
        _ continuation: AsyncStream<Value>.Continuation
    ) {
        let page = PageDevice.current
        let new = withObservationTracking {
            value(self)
        } onChange: {
            // The change happens after this call.
            Task { @MainActor in
                PageScope.$device.withValue(page) { self.follow(value, after: latest, continuation) }
            }
        }
        let isNew = latest.value.withLock { last in
            defer { last = new }
            return last != new
        }
        if isNew { continuation.yield(new) }
    }
}

extension TipStore: Observable {}

extension Tip {
    /// The name of the type of the tip itself.
    fileprivate var typeName: String { (self as? AnyTip)?.tip.typeName ?? String(describing: Self.self) }
}

extension [any TipOption] {
    fileprivate func first<Option: TipOption>(_ type: Option.Type) -> Option? {
        lazy.compactMap { $0 as? Option }.first
    }
}
