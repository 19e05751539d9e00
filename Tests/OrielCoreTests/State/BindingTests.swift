import Foundation
import OrielCombine
import OrielCore
import OrielTesting
import Testing

@MainActor
@Suite struct BindingTests {
    struct Address: Equatable { var town = "Rome", street = "Via" }
    struct Person: Equatable, Identifiable {
        var id: Int
        var name: String
        var address = Address()
    }

    struct A: View {
        @State private var text = "start"
        @State private var other = 0
        var body: some View {
            Button("Other") { other += 1 }
            B(text: $text)
        }
    }
    struct B: View {
        @Binding var text: String
        var body: some View { C(text: $text) }
    }
    struct C: View {
        @Binding var text: String
        var body: some View { D(text: $text) }
    }
    struct D: View {
        @Binding var text: String
        var body: some View {
            TextField("Field", text: $text)
            Text(text)
        }
    }

    @Test func `a chain of four bindings writes through and runs only readers`() async throws {
        let host = ViewHost { A() }
        host.resetCounters()

        try await host.type("new", into: "Field")

        #expect(host.texts.last == "new")
        #expect(try host.value(of: "Field") == "new")
        #expect(host.bodyEvaluations == ["D": 1])
        host.resetCounters()
        try await host.tap("Other")
        #expect(host.bodyEvaluations.isEmpty)
    }

    struct Parts: View {
        @State private var person = Person(id: 1, name: "Ada")
        var body: some View {
            TextField("Name", text: $person.name)
            TextField("Town", text: $person.address.town)
            Text("\(person.name) \(person.address.town) \(person.address.street)")
        }
    }

    @Test func `member look-up reaches parts of parts`() async throws {
        let host = ViewHost { Parts() }

        try await host.type("Bea", into: "Name")
        try await host.type("Oslo", into: "Town")

        #expect(host.texts.last == "Bea Oslo Via")
    }

    @Test func `a constant does not change`() async throws {
        let host = ViewHost { Toggle("Fixed", isOn: .constant(true)) }

        try await host.set(false, toggle: "Fixed")

        #expect(try host.value(of: "Fixed") == "true")
    }

    struct Computed: View {
        @State private var celsius = 0.0
        var body: some View {
            let fahrenheit = Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 })
            Text("\(Int(celsius)) \(Int(fahrenheit.wrappedValue))")
            Button("Boil") { fahrenheit.wrappedValue = 212 }
        }
    }

    @Test func `a computed binding reads and writes through its closures`() async throws {
        let host = ViewHost { Computed() }
        #expect(host.texts.first == "0 32")

        try await host.tap("Boil")

        #expect(host.texts.first == "100 212")
    }

    struct Unwrapping: View {
        @State private var name: String? = "Ada"
        var body: some View {
            if let binding = Binding($name) { TextField("Name", text: binding) } else { Text("nobody") }
            Text(name ?? "nil")
            Button("Remove") { name = nil }
            Button("Add") { name = "Bea" }
        }
    }

    @Test func `a binding from an optional is there while the value is`() async throws {
        let host = ViewHost { Unwrapping() }
        try await host.type("Eva", into: "Name")
        #expect(host.texts.first == "Eva")

        try await host.tap("Remove")
        #expect(host.texts.prefix(2) == ["nobody", "nil"])
        try await host.tap("Add")

        #expect(try host.value(of: "Name") == "Bea")
    }

    @Test func `a binding into an optional wraps values`() {
        var number = 1
        let base = Binding(get: { number }, set: { number = $0 })
        let optional = Binding<Int?>(base)
        optional.wrappedValue = 5
        #expect(number == 5)
        optional.wrappedValue = nil
        #expect(number == 5)
        let erased = Binding<AnyHashable>(base)
        erased.wrappedValue = 6
        #expect(number == 6)
        #expect(erased.wrappedValue == AnyHashable(6))
    }

    struct People: View {
        @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b"), Person(id: 3, name: "c")]
        var body: some View {
            ForEach($people) { $person in
                TextField("Field \(person.id)", text: $person.name)
                Button("Remove \(person.id)") { people.removeAll { $0.id == person.id } }
            }
            Text(people.map(\.name).joined(separator: ","))
            Button("Reverse") { people.reverse() }
        }
    }

    @Test func `rows write to their elements, also after moving`() async throws {
        let host = ViewHost { People() }
        try await host.type("B", into: "Field 2")
        #expect(host.texts.contains("a,B,c"))
        try await host.tap("Reverse")

        try await host.type("A", into: "Field 1")
        try await host.type("C", into: "Field 3")

        #expect(host.texts.contains("C,B,A"))
    }

    @Test func `removing rows with bindings to the last element does not crash`() async throws {
        let host = ViewHost { People() }
        for id in [3, 1, 2] { try await host.tap("Remove \(id)") }
        #expect(host.texts == ["", "Reverse"])
        #expect(host.issues == [])
    }

    @Test func `a binding to a removed element reads the last value and ignores writes`() {
        var numbers = [1, 2]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        let last = binding[1]
        #expect(last.wrappedValue == 2)
        numbers = [7]
        #expect(last.wrappedValue == 2)
        last.wrappedValue = 9
        #expect(numbers == [7])
    }

    final class Model: ObservableObject {
        @Published var isOn = false
        var copies = 0
    }

    final class Copy: ObservableObject {
        @Published var value: Int { didSet { if binding.wrappedValue != value { binding.wrappedValue = value } } }
        let binding: Binding<Int>
        init(_ binding: Binding<Int>) {
            self.binding = binding
            value = binding.wrappedValue
        }
    }

    struct Editor: View {
        @StateObject private var copy: Copy
        init(_ binding: Binding<Int>) { _copy = StateObject(wrappedValue: Copy(binding)) }
        var body: some View { Button("Copy \(copy.value)") { copy.value += 1 } }
    }

    struct Owner: View {
        @State private var value = 1
        var body: some View {
            Text("Owner \(value)")
            Editor($value)
        }
    }

    @Test func `a child that keeps its own copy and writes it back works without loops`() async throws {
        let host = ViewHost { Owner() }
        host.resetCounters()

        try await host.tap("Copy 1")
        try await host.tap("Copy 2")

        #expect(host.texts == ["Owner 3", "Copy 3"])
        #expect(host.issues == [])
        #expect(host.bodyEvaluations == ["Owner": 2, "Editor": 2])
    }

    struct ObjectBinding: View {
        @ObservedObject var model: Model
        var body: some View { Toggle("On", isOn: $model.isOn) }
    }

    @Test func `a binding to an object's property writes to the object`() async throws {
        let model = Model()
        let host = ViewHost { ObjectBinding(model: model) }

        try await host.set(true, toggle: "On")

        #expect(model.isOn)
        #expect(try host.value(of: "On") == "true")
        model.isOn = false
        await host.settle()
        #expect(try host.value(of: "On") == "false")
    }

    final class Roster: ObservableObject {
        @Published var people = (1...5).map { Person(id: $0, name: "p\($0)") }
        @Published var other = 0
    }

    struct PersonRow: View {
        @Binding var person: Person
        var body: some View { TextField("Row \(person.id)", text: $person.name) }
    }

    struct RosterView: View {
        @ObservedObject var roster: Roster
        var body: some View {
            ForEach($roster.people) { PersonRow(person: $0) }
            Text(roster.people[0].name)
        }
    }

    @Test func `a change of one element of an object's array runs one row`() async throws {
        let roster = Roster()
        let host = ViewHost { RosterView(roster: roster) }
        host.resetCounters()

        try await host.type("changed", into: "Row 3")

        #expect(roster.people[2].name == "changed")
        #expect(try host.value(of: "Row 3") == "changed")
        #expect(host.bodyEvaluations == ["RosterView": 1, "PersonRow": 1])
        host.resetCounters()
        roster.other += 1
        await host.settle()
        #expect(host.bodyEvaluations == ["RosterView": 1])
    }

    struct AnimatedBinding: View {
        @State private var isOn = false
        var body: some View {
            Toggle("Switch", isOn: $isOn.animation(.linear(duration: 1)))
            Text(isOn ? "on" : "off")
        }
    }

    @Test func `changes through an animated binding are animated`() async throws {
        let host = ViewHost { AnimatedBinding() }

        try await host.set(true, toggle: "Switch")

        let patches = host.drainPatches()
        #expect(patches.count == 2)
        #expect(patches.allSatisfy { $0.animation == .linear(duration: 1) })
    }

    struct BoundRow: View {
        @Binding var person: Person
        var body: some View {
            TextField("Row \(person.id)", text: $person.name)
            Text(person.name)
        }
    }

    struct BoundRows: View {
        @State private var people = (1...100).map { Person(id: $0, name: "name") }
        var body: some View {
            ForEach($people) { $person in BoundRow(person: $person) }
            Button("Reverse") { people.reverse() }
            Button("Remove last") { people.removeLast() }
        }
    }

    @Test func `a change of one element of a state's array runs one row`() async throws {
        let host = ViewHost { BoundRows() }
        for (id, name) in [(3, "a"), (3, "b"), (100, "c")] {
            host.resetCounters()

            try await host.type(name, into: "Row \(id)")

            #expect(host.bodyEvaluations == ["BoundRow": 1])
            #expect(try host.value(of: "Row \(id)") == name)
        }
    }

    @Test func `rows that moved follow the elements they show now`() async throws {
        let host = ViewHost { BoundRows() }
        try await host.tap("Reverse")
        try await host.type("first", into: "Row 100")
        try await host.type("last", into: "Row 1")
        #expect(host.texts.first == "first")
        #expect(host.texts.dropLast(2).last == "last")
        host.resetCounters()

        try await host.tap("Remove last")

        #expect(host.bodyEvaluations["BoundRow"] == nil)
        #expect(host.texts.count == 99 + 2)
        #expect(host.issues == [])
    }

    struct Town: View {
        @Binding var town: String
        var body: some View { Text(town) }
    }

    struct Moving: View {
        @State private var person = Person(id: 1, name: "Ada")
        var body: some View {
            Town(town: $person.address.town)
            Button("Rename") { person.name = "Bea" }
            Button("Move") { person.address.town = "Oslo" }
            Button("Move elsewhere") {
                let binding = $person
                Thread { binding.wrappedValue.address.town = "Turku" }.start()
            }
        }
    }

    @Test func `a reader of a part runs when that part changes`() async throws {
        let host = ViewHost { Moving() }
        host.resetCounters()

        try await host.tap("Rename")
        #expect(host.bodyEvaluations.isEmpty)
        try await host.tap("Move")
        #expect(host.bodyEvaluations == ["Town": 1])
        #expect(host.texts.first == "Oslo")
        try await host.tap("Move elsewhere")
        try await host.wait(until: { host.texts.first == "Turku" })
    }

    struct ManyParts: View {
        @Binding var numbers: [Int]
        var body: some View { ForEach(0..<40) { Text("\($numbers[$0].wrappedValue)") } }
    }

    @Test func `a reader of many parts follows each of them`() async throws {
        struct Page: View {
            @State private var numbers = Array(repeating: 0, count: 40)
            var body: some View {
                ManyParts(numbers: $numbers)
                Button("First") { numbers[0] = 1 }
                Button("Last") { numbers[39] = 2 }
            }
        }
        let host = ViewHost { Page() }

        try await host.tap("First")
        try await host.tap("Last")

        #expect(host.texts.first == "1")
        #expect(host.texts[39] == "2")
    }

    final class Names { var names: [String] = [] }

    struct Leaving: View {
        let left: Names
        @State private var people = ["a", "b", "c"].map { Person(id: 0, name: $0) }
        var body: some View {
            ForEach($people, id: \.name) { $person in
                Text("row").onDisappear { left.names.append(person.name) }
            }
            Button("Remove last") { people.removeLast() }
        }
    }

    @Test func `a row may read its element for the first time when it leaves`() async throws {
        let left = Names()
        let host = ViewHost { Leaving(left: left) }

        for _ in 1...2 { try await host.tap("Remove last") }

        #expect(left.names == ["c", "b"])
    }
}
