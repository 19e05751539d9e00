import Foundation
import OrielUIKit
import Synchronization
import Testing

@testable import OrielTipKit

/// What one browser keeps.
private final class KeptText: Sendable {
    let text = Mutex<String?>(nil)
}

@MainActor
@Suite struct TipStoreTests {
    private struct Limited: Tip {
        var title: Text { Text("Limited") }
        var options: [any TipOption] { MaxDisplayCount(2) }
    }

    private struct Brief: Tip {
        var title: Text { Text("Brief") }
        var options: [any TipOption] {
            MaxDisplayDuration(60)
            IgnoresDisplayFrequency(true)
        }
    }

    private struct Plain: Tip {
        var title: Text { Text("Plain") }
    }

    private func unconnectedPage() -> PageDevice {
        PageDevice(windowSize: CGSize(width: 390, height: 844), open: { _ in false }, perform: { _ in })
    }

    /// Runs code of a page whose browser keeps a text, at a time in seconds.
    private func page(
        _ kept: KeptText = KeptText(),
        at time: Double = 0,
        frequency: Tips.ConfigurationOption.DisplayFrequency = .immediate,
        _ body: () throws -> Void
    ) rethrows {
        let device = unconnectedPage()
        device.keptTexts = PageDevice.KeptTexts { _ in
            kept.text.withLock { $0 }
        } write: { _, text in
            kept.text.withLock { $0 = text }
        }
        try PageScope.$device.withValue(device) {
            TipStore.current.use { Date(timeIntervalSince1970: time) }
            TipStore.configure(TipSettings(interval: frequency.interval))
            try body()
        }
    }

    /// Shows a tip once.
    private func show(_ tip: some Tip) {
        TipStore.current.appear(tip.id)
        TipStore.current.disappear(tip.id)
    }

    @Test func `no tip is shown before tips are configured`() {
        let device = unconnectedPage()
        PageScope.$device.withValue(device) { #expect(Plain().status == .pending) }
    }

    @Test func `a tip is shown as often as it says, and stays while it is on screen`() {
        page {
            #expect(Limited().shouldDisplay)
            show(Limited())
            TipStore.current.appear(Limited().id)
            #expect(Limited().shouldDisplay)

            TipStore.current.disappear(Limited().id)
            #expect(Limited().status == .invalidated(.displayCountExceeded))

            Limited().resetEligibility()
            #expect(Limited().shouldDisplay)
        }
    }

    @Test func `a new tip waits for the time between two tips`() {
        page(frequency: .hourly) {
            show(Plain())
            #expect(Limited().status == .pending && Plain().shouldDisplay)
            // It was to be shown regardless of the others.
            #expect(Brief().shouldDisplay)

            TipStore.current.use { Date(timeIntervalSince1970: 3600) }
            #expect(Limited().shouldDisplay)
        }
    }

    @Test func `a tip ends after its time`() {
        page {
            show(Brief())
            TipStore.current.use { Date(timeIntervalSince1970: 59) }
            #expect(Brief().shouldDisplay)
            TipStore.current.use { Date(timeIntervalSince1970: 60) }
            #expect(Brief().status == .invalidated(.displayDurationExceeded))
        }
    }

    @Test func `the browser keeps what its reader has closed and done`() async {
        let (kept, other) = (KeptText(), KeptText())
        let event = Tips.Event(id: "opened")
        page(kept, at: 1_000_000) {
            Plain().invalidate(reason: .tipClosed)
            event.sendDonation()
        }
        while kept.text.withLock({ $0 == nil || !$0!.contains("opened") }) { await Task.yield() }

        page(kept, at: 1_000_100) {
            #expect(Plain().status == .invalidated(.tipClosed))
            #expect(event.donations.map(\.date) == [Date(timeIntervalSince1970: 1_000_000)])
            #expect(event.donations.donatedWithin(.minute).isEmpty)
            #expect(event.donations.donatedWithin(.minutes(2)).count == 1)
        }
        page(other) { #expect(Plain().shouldDisplay && event.donations.isEmpty) }
    }

    @Test(arguments: [Int.max, .min])
    func `numbers that a reader has changed are bounded`(number: Int) {
        let kept = KeptText()
        kept.text.withLock {
            $0 = """
                {"tips":{"Plain":{"shown":\(number),"firstShown":-1e300}},"parameters":{},"lastShown":1e300,
                "events":{"opened":[\((0..<50).map { _ in #"{"time":1e300}"# }.joined(separator: ","))]}}
                """
        }
        let event = Tips.Event(id: "opened")
        page(kept) {
            show(Plain())

            #expect(Plain().shouldDisplay)
            #expect(event.donations.count == 40)
            #expect(event.donations.allSatisfy { $0.date.timeIntervalSince1970 <= 1e11 })
        }
    }

    @Test func `options can depend on parameters`() {
        struct Adjusted: Tip {
            static let limit = Tips.Parameter(Adjusted.self, "limit", 1)
            var title: Text { Text("Adjusted") }
            var options: [any TipOption] { MaxDisplayCount(Self.limit.wrappedValue) }
        }
        page {
            show(Adjusted())
            #expect(Adjusted().status == .invalidated(.displayCountExceeded))
            Adjusted.limit.wrappedValue = 2
            #expect(Adjusted().shouldDisplay)
        }
    }

    @Test func `donations have information, and the oldest are forgotten`() {
        struct Opened: Codable, Sendable { let name: String }
        let event = Tips.Event<Opened>(id: "opened")
        page {
            for index in 0..<45 { event.sendDonation(Opened(name: "\(index)")) }

            #expect(event.donations.count == 40)
            #expect(event.donations.first?.name == "5")
            #expect(event.donations.contains { $0.info?.name == "44" })
        }
    }

    @Test func `tests show and hide tips`() throws {
        try page {
            Plain().invalidate(reason: .actionPerformed)
            Tips.showTipsForTesting([Plain.self])
            Tips.hideTipsForTesting([Limited.self])
            #expect(Plain().shouldDisplay && !Limited().shouldDisplay && Brief().shouldDisplay)

            Tips.hideAllTipsForTesting()
            #expect(!Brief().shouldDisplay)
            Tips.showAllTipsForTesting()
            #expect(Brief().shouldDisplay)

            try Tips.resetDatastore()
            #expect(Plain().shouldDisplay)
        }
    }

    @Test func `the status is followed`() async {
        let device = unconnectedPage()
        await PageScope.$device.withValue(device) {
            TipStore.configure(TipSettings())
            var updates = Plain().statusUpdates.makeAsyncIterator()
            var shown = Plain().shouldDisplayUpdates.makeAsyncIterator()
            #expect(await updates.next() == .available)
            #expect(await shown.next() == true)

            Plain().invalidate(reason: .tipClosed)

            #expect(await updates.next() == .invalidated(.tipClosed))
            #expect(await shown.next() == false)
        }
    }
}
