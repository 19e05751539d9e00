import Combine
import SwiftUI

final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published var filters = Filters()

    struct Filters {
        var isExact = false
    }

    func search() {
        results = ["one", "two", "three"].filter { filters.isExact ? $0 == query : $0.contains(query) }
    }
}

struct SearchView: View {
    @StateObject private var model = SearchModel()

    var body: some View {
        VStack {
            TextField("Search", text: $model.query)
                .onChange(of: model.query) { model.search() }
            Toggle("Exact", isOn: $model.filters.isExact)
            ResultsView(model: model)
            QueryEcho(query: $model.query)
        }
    }
}

struct ResultsView: View {
    @ObservedObject var model: SearchModel

    var body: some View {
        ForEach(model.results, id: \.self) { Text($0) }
    }
}

struct QueryEcho: View {
    @Binding var query: String

    var body: some View { Text("Query: \(query)") }
}

/// An observed object with a default.
struct DefaultedObserver: View {
    @ObservedObject var model = SearchModel()
    @ObservedObject private var shared: SharedModel = .shared

    var body: some View {
        Text(model.query + shared.name)
        TextField("Shared", text: $shared.name)
    }
}

final class SharedModel: ObservableObject {
    @MainActor static let shared = SharedModel()

    @Published var name = "shared"
}

/// A model that announces changes manually, without published properties.
final class ManualModel: ObservableObject {
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

/// A model with a custom publisher.
final class CustomPublisherModel: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()

    private(set) var value = "old"

    func change() {
        objectWillChange.send()
        value = "new"
    }
}

/// A protocol for models, and a view generic over it.
@MainActor
protocol CounterModeling: ObservableObject {
    var count: Int { get set }
    func increment()
}

@MainActor
final class CounterModel: CounterModeling {
    @Published var count = 0

    func increment() { count += 1 }
}

struct GenericCounter<Model: CounterModeling>: View {
    @ObservedObject var model: Model

    var body: some View {
        Button("Count \(model.count)", action: model.increment)
        Stepper2(value: $model.count)
    }
}

struct ManualViews: View {
    @StateObject private var manual = ManualModel()
    @StateObject private var custom = CustomPublisherModel()
    @StateObject private var counter = CounterModel()

    var body: some View {
        Button("Manual \(manual.count)") { manual.count += 1 }
        Button("Custom \(custom.value)", action: custom.change)
        GenericCounter(model: counter)
    }
}
