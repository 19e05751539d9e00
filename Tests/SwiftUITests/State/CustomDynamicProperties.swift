import SwiftUI

/// A wrapper over state, with a projected value.
@propertyWrapper
struct Clamped: DynamicProperty {
    @State private var value: Int
    private let range: ClosedRange<Int>

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        _value = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
        self.range = range
    }

    var wrappedValue: Int {
        get { value }
        nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: Binding<Int> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

/// A wrapper that reads the environment and owns an object.
@propertyWrapper
struct Greeting: DynamicProperty {
    @Environment(\.locale) private var locale
    @StateObject private var counter = ManualModel()
    private(set) var updates = 0

    var wrappedValue: String {
        locale.identifier.hasPrefix("de") ? "Hallo" : "Hello"
    }

    mutating func update() {
        updates += 1
    }
}

struct DynamicPropertiesView: View {
    @Clamped(0...3) private var level = 5
    @Greeting private var greeting

    var body: some View {
        Text("Level \(level)")
        Stepper2(value: $level)
        Text(greeting)
    }
}
