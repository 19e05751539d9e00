import TestSupport
import Testing

@testable import OrielProtocol

@Suite struct ClientBoundsTests {
    /// Encodes an item and returns the decoded result.
    private func received(_ item: ClientItem) throws -> ClientItem {
        var decoder = ClientFrameDecoder()
        _ = try decoder.items(in: ClientSamples.bytes([ClientSamples.hello]))
        return try #require(try decoder.items(in: ClientSamples.bytes([item])).first)
    }

    private func received(_ payload: ClientEvent.Payload) throws -> ClientEvent.Payload? {
        guard case .event(let event) = try received(.event(ClientEvent(number: 1, node: 1, payload: payload)))
        else { return nil }
        return event.payload
    }

    @Test(
        arguments: [
            (0, 0), (-0.0, 0), (.leastNonzeroMagnitude, 0), (-.leastNonzeroMagnitude, 0), (0.5, 0.5), (-7, -7),
            (1e30, 1e8), (-3.4e38, -1e8),
        ] as [(Float, Float)]
    )
    func `a position is clamped to the largest possible page`(sent: Float, handled: Float) throws {
        let range = try received(.visibleRange(start: sent, end: sent))

        #expect(range == .visibleRange(start: handled, end: handled))
        guard case .visibleRange(let start, _) = range else { return }
        #expect(start.sign == (handled < 0 ? .minus : .plus))
    }

    @Test func `sizes are not negative`() throws {
        #expect(
            try received(.size(width: -1, height: 1e30, x: -1, y: .leastNonzeroMagnitude))
                == .size(width: 0, height: 1e8, x: -1, y: 0)
        )
    }

    @Test func `two lengths divided by each other are an Int`() throws {
        let scroll = ClientEvent.Scroll(x: 3.4e38, y: 0, width: 0x1p-10, height: 1, contentWidth: 1, contentHeight: 1)

        guard case .scroll(let handled) = try received(.scroll(scroll)) else { throw NotTheSame() }

        #expect(Int(exactly: (Double(handled.x) / Double(handled.width)).rounded()) != nil)
    }

    private struct NotTheSame: Error {}

    @Test(
        arguments: [(0, 0.001), (-1, 0.001), (.leastNonzeroMagnitude, 0.001), (2, 2), (1e30, 1000)] as [(Float, Float)]
    )
    func `a magnification is never zero`(sent: Float, handled: Float) throws {
        func magnify(scale: Float, radians: Float, place: Float) -> ClientEvent.Payload {
            let magnify = ClientEvent.Magnify(
                scale: scale,
                radians: radians,
                startX: place,
                startY: -place,
                anchorX: place,
                anchorY: -place
            )
            return .magnify(.changed, magnify)
        }

        #expect(
            try received(magnify(scale: sent, radians: 1e30, place: 1e30))
                == magnify(scale: handled, radians: 1000, place: 1e8)
        )
    }

    @Test func `speeds and counts of taps have limits`() throws {
        let drag = ClientEvent.Drag(startX: 0, startY: 0, x: 0, y: 0, velocityX: 1e30, velocityY: -1e30)

        guard case .drag(_, let handled) = try received(.drag(.ended, drag)) else { throw NotTheSame() }

        #expect(handled.velocityX == 1e6 && handled.velocityY == -1e6)
        #expect(try received(.tap(count: 0, x: 0, y: 0)) == .tap(count: 1, x: 0, y: 0))
        #expect(try received(.tap(count: 255, x: 0, y: 0)) == .tap(count: 10, x: 0, y: 0))
    }

    @Test func `an index or a depth over the limit is rejected`() throws {
        #expect(throws: FrameError.outOfBounds) { try received(.select(index: .max)) }
        #expect(throws: FrameError.outOfBounds) { try received(.pop(depth: .max, path: "/")) }
        #expect(throws: FrameError.invalidPath) { try received(.pop(depth: 0, path: "")) }
        #expect(throws: FrameError.textTooLong) {
            try received(.pop(depth: 0, path: "/" + String(repeating: "a", count: 20_000)))
        }
        #expect(throws: FrameError.textTooLong) {
            try received(.key(name: String(repeating: "a", count: 65), modifiers: []))
        }
    }

    @Test func `a selection may end before its start`() throws {
        #expect(try received(.selection(start: 7, end: 3)) == .selection(start: 7, end: 3))
        #expect(throws: FrameError.outOfBounds) { try received(.selection(start: 0, end: .max)) }
    }

    @Test func `a window has the size of a window, and texts of a normal size`() throws {
        let odd = BrowserEnvironment(width: .max, height: 0, rootFontSize: .max)

        #expect(
            try received(.environment(odd))
                == .environment(BrowserEnvironment(width: 65_535, height: 0, rootFontSize: 8192))
        )
        let tiny = BrowserEnvironment(width: 1, height: 1, rootFontSize: 0)
        #expect(
            try received(.environment(tiny)) == .environment(BrowserEnvironment(width: 1, height: 1, rootFontSize: 16))
        )
    }

    @Test(arguments: ["en", "zh-Hans", "zh-Hans-CN", "ar_EG", "sr-Latn-RS-u-nu-latn"])
    func `a language tag is kept`(tag: String) {
        #expect(LocaleNames.language(tag) == tag)
    }

    @Test(arguments: ["", "*", "-", "en@x=y", "e n", "1e400", "\u{0}", "中文", String(repeating: "a", count: 65)])
    func `an invalid language tag is ignored`(text: String) {
        #expect(LocaleNames.language(text) == nil)
    }

    @Test(arguments: ["UTC", "Asia/Shanghai", "America/Port-au-Prince", "Etc/GMT+5", "GMT+08:00"])
    func `the name of a time zone is kept`(name: String) {
        #expect(LocaleNames.timeZone(name) == name)
    }

    @Test(arguments: ["", "../../etc/passwd", "/etc/passwd", "a b", "\u{0}", String(repeating: "a", count: 65)])
    func `an invalid time zone is ignored`(text: String) {
        #expect(LocaleNames.timeZone(text) == nil)
    }
}
