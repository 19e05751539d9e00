import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@Suite struct ClaimedValueTests {
    @Test(arguments: [0, -1, 9_007_199_254_740_991, -9_007_199_254_740_991])
    func `a number that leaves room to reckon is taken`(number: Int) {
        #expect(ClaimedValue.isInBounds(number) && ClaimedValue.isInBounds(Double(number)))
        #expect(ClaimedValue.isInBounds(Decimal(number)))
    }

    @Test func `others are not`() {
        #expect(!ClaimedValue.isInBounds(Int.max) && !ClaimedValue.isInBounds(Int.min))
        #expect(!ClaimedValue.isInBounds(UInt64.max))
        #expect(!ClaimedValue.isInBounds(1e30) && !ClaimedValue.isInBounds(-Float.greatestFiniteMagnitude))
        #expect(!ClaimedValue.isInBounds(Double.nan) && !ClaimedValue.isInBounds(Double.infinity))
        #expect(!ClaimedValue.isInBounds(Decimal(sign: .plus, exponent: 30, significand: 1)))
        #expect(!ClaimedValue.isInBounds(Optional(Int.max) as Any))
        #expect(!ClaimedValue.isInBounds(Date(timeIntervalSince1970: 1e300)))
    }

    struct Doubled: View {
        @State private var amount = 12

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .number)
                Text("\(amount * 2)")
            }
        }
    }

    @MainActor
    @Test func `a field for a number takes none that cannot be reckoned with`() async throws {
        let host = ViewHost { Doubled() }

        for text in ["9223372036854775807", "-9223372036854775808", "99999999999999999999"] {
            try await host.type(text, into: "Amount")
        }
        #expect(host.texts.last == "24")
        try await host.type("13", into: "Amount")
        #expect(host.texts.last == "26")
    }
}
