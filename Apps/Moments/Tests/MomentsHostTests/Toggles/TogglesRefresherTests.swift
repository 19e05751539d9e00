import Foundation
import MomentsFoundations
import MomentsTesting
import Synchronization
import Testing

@testable import moments

@Suite @MainActor struct TogglesRefresherTests {
    /// A source whose readings are those of a test, one after another.
    private final class Source: TogglesSource {
        private let readings: Mutex<[Result<String?, HostError>]>

        init(_ readings: [Result<String?, HostError>]) { self.readings = Mutex(readings) }

        func read() throws -> TogglesDocument? {
            let text = try readings.withLock { $0.removeFirst() }.get()
            return try text.map { try TogglesDocument(Data($0.utf8)) }
        }
    }

    private static let classic = "internal.isClassicStyleEnabled"
    private let log = RecordedLog()
    private let toggles = RefreshedToggles()

    private func refresher(_ readings: Result<String?, HostError>...) -> TogglesRefresher {
        TogglesRefresher(Source(readings), toggles: toggles, interval: .seconds(10), logger: log.logger)
    }

    @Test func `a reading changes the toggles, and an unchanged source nothing`() async {
        let values = Recorder(toggles.values)
        let refresher = refresher(.success(#"{"isClassicStyleEnabled": true}"#), .success(nil), .success("{}"))

        for _ in 0..<3 { await refresher.refresh() }

        #expect(values.values == [[:], [Self.classic: true], [:]])
        #expect(log.lines.isEmpty)
    }

    @Test func `after failures the last toggles stay, and each reason is logged once`() async {
        let values = Recorder(toggles.values)
        let gone = Result<String?, HostError>.failure(HostError("gone"))
        let refresher = refresher(
            .success(#"{"isClassicStyleEnabled": true}"#),
            gone,
            gone,
            .failure(HostError("broken")),
            .success(nil),
            gone
        )

        for _ in 0..<6 { await refresher.refresh() }

        #expect(values.last == [Self.classic: true])
        #expect(
            log.lines.map { $0.prefix { $0 != "[" } } == [
                "warning: The toggles cannot be read; the last ones stay ",
                "warning: The toggles cannot be read; the last ones stay ",
                "notice: The toggles can be read again ",
                "warning: The toggles cannot be read; the last ones stay ",
            ]
        )
        #expect(log.metadata.compactMap { $0["reason"] } == ["gone", "broken", "gone"])
    }

    @Test func `unknown names are logged once`() async {
        let refresher = refresher(.success(#"{"isNew": true}"#), .success(#"{"isNew": false}"#))

        for _ in 0..<2 { await refresher.refresh() }

        #expect(log.metadata == [["names": "isNew"]])
    }

    @Test func `it reads after each pause, which differ by a tenth, until it is cancelled`() async throws {
        let pauses = Mutex<[Duration]>([])
        let numbers = Mutex([0.0, 0.5, 1.0])
        let refresher = TogglesRefresher(
            Source([.success(#"{"isClassicStyleEnabled": true}"#), .success("{}")]),
            toggles: toggles,
            interval: .seconds(10),
            logger: log.logger,
            random: { numbers.withLock { $0.removeFirst() } },
            wait: { pause in
                let count = pauses.withLock { pauses in
                    pauses.append(pause)
                    return pauses.count
                }
                if count == 3 { throw CancellationError() }
            }
        )
        let values = Recorder(toggles.values)

        try await refresher.run()

        #expect(values.values == [[:], [Self.classic: true], [:]])
        #expect(pauses.withLock(\.self) == [.seconds(9), .seconds(10), .seconds(11)])
    }
}
