import SwiftUI

/// A name shared by two views: the parent owns the object, its children observe it.
struct ObservedObjectPage: View {
    @StateObject private var person = Person()

    var body: some View {
        Form {
            Section("Editor") {
                NameEditor(person: person)
            }
            Section("Greeting") {
                Greeting(person: person)
            }
        }
    }
}

private final class Person: ObservableObject {
    @Published var name = "Ada"
}

private struct NameEditor: View {
    @ObservedObject var person: Person

    var body: some View {
        TextField("Name", text: $person.name)
    }
}

private struct Greeting: View {
    @ObservedObject var person: Person

    var body: some View {
        Text("Hello, \(person.name)!")
            .accessibilityIdentifier("greeting")
    }
}
