import OrielCore
import OrielTesting
import Testing

@testable import OrielWeb

@MainActor
struct PickerHTMLTests {
    private var picker: some View {
        Picker("Flavor", selection: .constant(1)) { Text("Vanilla").tag(1) }.pickerStyle(.menu)
    }

    @Test func `a menu has the space of a button, but not in a row`() {
        let button = "data-variant=\"button\""

        #expect(ViewHost { VStack { picker } }.html.contains(button))
        #expect(!ViewHost { Form { picker } }.html.contains(button))
    }

    @Test func `a wheel has a row for each option`() async throws {
        let host = ViewHost { Wheel() }
        #expect(host.html.contains(#"aria-label="Flavor""#))
        #expect(host.html.contains(#"aria-valuetext="Lemon""#))

        try await host.select("Mint", in: "Flavor")

        #expect(host.html.contains(#"aria-valuenow="2""#))
    }

    private struct Wheel: View {
        @State private var flavor = "Lemon"

        var body: some View {
            Picker("Flavor", selection: $flavor) { ForEach(["Vanilla", "Lemon", "Mint"], id: \.self) { Text($0) } }
                .pickerStyle(.wheel)
        }
    }
}
