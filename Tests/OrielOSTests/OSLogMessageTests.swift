import Foundation
import OrielOS
import Testing

struct OSLogMessageTests {
    private struct Failure: Error {}

    private func text(_ message: OSLogMessage) -> String { message.text(showsPrivateData: true) }

    private func released(_ message: OSLogMessage) -> String { message.text(showsPrivateData: false) }

    @Test func `release builds show numbers and hide texts`() {
        let name = "Ada"

        #expect(released("\(name) has \(3) of \(1.5), \(true)") == "<private> has 3 of 1.500000, true")
        #expect(released("\(name, privacy: .public) \(3, privacy: .private)") == "Ada <private>")
        #expect(released("\(name, privacy: .sensitive) \(URL(filePath: "/tmp"))") == "<private> <private>")
        #expect(released("\(Failure())") == "<private>")
        #expect(released("\(Int.self)") == "Int")
        #expect(text("\(name, privacy: .private)") == "Ada")
    }

    @Test func `a hash is the same for equal values`() {
        let (ada, grace) = ("Ada", "Grace")

        let first = released("\(ada, privacy: .private(mask: .hash))")

        #expect(first.hasPrefix("<mask.hash: '"))
        #expect(first == released("\(ada, privacy: .private(mask: .hash))"))
        #expect(first != released("\(grace, privacy: .private(mask: .hash))"))
    }

    @Test func `formats integers`() {
        #expect(text("\(-5) \(5, format: .decimal(explicitPositiveSign: true))") == "-5 +5")
        #expect(text("\(7, format: .decimal(minDigits: 3))") == "007")
        #expect(
            text("\(255, format: .hex) \(UInt8.max, format: .hex(includePrefix: true, uppercase: true))") == "ff 0xFF"
        )
        #expect(text("\(8, format: .octal)") == "10")
        #expect(text("\(Int.min)") == "\(Int.min)")
    }

    @Test func `formats other values`() {
        #expect(text("\(3.14159, format: .fixed(precision: 2))") == "3.14")
        #expect(text("\(Float(1200), format: .exponential(precision: 1))") == "1.2e+03")
        #expect(text("\(0.5, format: .hybrid)") == "0.5")
        #expect(text("\(true, format: .answer)") == "YES")
        #expect(text("\(4720, format: .byteCount) \(4720, format: .byteCountIEC)") == "4.72 kB 4.61 KiB")
        #expect(text("\(123, format: .bitrate) \(2048, format: .bitrateIEC)") == "123 bps 2.00 Kibps")
        #expect(text("\(0, format: .secondsSince1970, privacy: .public)") == "1970-01-01T00:00:00Z")
        #expect(text("\(Failure())") == "Failure()")
    }

    @Test func `aligns in columns`() {
        #expect(text("[\("ab", align: .left(columns: 4))][\(7, align: .right(columns: 3))]") == "[ab  ][  7]")
        #expect(text("[\("abc", align: .left(columns: -4))]") == "[abc]")
    }
}
