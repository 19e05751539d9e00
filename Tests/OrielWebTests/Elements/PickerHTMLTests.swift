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
}
