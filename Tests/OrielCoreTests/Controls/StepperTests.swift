import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct StepperTests {
    struct Counted<Number: BinaryInteger & Strideable>: View where Number.Stride == Int {
        @State var number: Number
        let step: Int

        var body: some View {
            VStack {
                Text("\(number)")
                Stepper("Number", value: $number, step: step)
            }
        }
    }

    @Test func `a number goes as far as its type and no further`() async throws {
        let host = ViewHost { Counted(number: Int.max - 1, step: 1) }

        try await host.tap("Increment")
        await #expect(throws: ViewHostError.self) { try await host.tap("Increment") }

        #expect(host.texts.first == "\(Int.max)")
    }

    @Test func `an unsigned number does not go below zero`() async throws {
        let host = ViewHost { Counted(number: UInt8(3), step: 2) }

        try await host.tap("Decrement")
        await #expect(throws: ViewHostError.self) { try await host.tap("Decrement") }

        #expect(host.texts.first == "1")
    }
}
