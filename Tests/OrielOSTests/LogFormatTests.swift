import OrielOS
import Testing

struct LogFormatTests {
    @Test func `fills in values as printf does`() {
        let format = LogFormat("%d|%5.2f|%@|%s|%05d|%u|%lld|100%%|%x")

        let text = format.text([1, 2.5, "a", "b", 42, UInt8(7), Int64.max, 255], showsPrivateData: true)

        #expect(text == "1| 2.50|a|b|00042|7|\(Int64.max)|100%|ff")
    }

    @Test func `release builds show numbers and what is public`() {
        let format = LogFormat("%d %{private}d %@ %{public}@ %{public, signpost}s")

        #expect(format.text([1, 2, "a", "b", "c"], showsPrivateData: false) == "1 <private> <private> b c")
    }

    @Test func `other values than the specifiers ask for do no harm`() {
        #expect(LogFormat("%s %d %f").text([1, "a", 3], showsPrivateData: true) == "1 a 3")
        #expect(LogFormat("%d %d").text([1], showsPrivateData: true) == "1 <missing>")
        #expect(LogFormat("%99999999999d").text([1], showsPrivateData: true) == "1")
        #expect(LogFormat("50%").text([], showsPrivateData: true) == "50")
        #expect(LogFormat("%{public").text([1], showsPrivateData: true) == "1public")
    }
}
