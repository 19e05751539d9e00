import Foundation
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct FormattedFieldTests {
    struct Price: View {
        @State var amount = 1234.5
        @State var discount: Double? = 2.5
        let locale: Locale

        var body: some View {
            VStack {
                TextField("Amount", value: $amount, format: .currency(code: "EUR"))
                TextField("Discount", value: $discount, format: .number)
                Text(verbatim: "\(amount), \(discount ?? 0)")
            }
            .environment(\.locale, locale)
        }
    }

    @Test(arguments: ["de_DE", "ar_EG", "fr_FR"])
    func `a value is shown in the format of the reader's locale`(identifier: String) {
        let locale = Locale(identifier: identifier)
        let host = ViewHost { Price(locale: locale) }

        let price = 1234.5.formatted(.currency(code: "EUR").locale(locale))
        #expect(host.html.contains(price))
        #expect(price != 1234.5.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))))
    }

    @Test func `what is typed is read in the reader's locale`() async throws {
        let host = ViewHost { Price(locale: Locale(identifier: "de_DE")) }

        try await host.type("2.000,25 €", into: "Amount")
        try await host.type("7,5", into: "Discount")
        #expect(host.texts.last == "2000.25, 7.5")

        try await host.type("", into: "Discount")
        #expect(host.texts.last == "2000.25, 0.0")
    }
}
