import Combine
import SwiftUI

/// A store for an app's whole state, with actions and bindings; its generic parameter shadows SwiftUI's `State`.
@MainActor
@dynamicMemberLookup
final class Store<State, Action>: ObservableObject {
    @Published private(set) var state: State
    private let reduce: (inout State, Action) -> Void

    init(initialState: State, reduce: @escaping (inout State, Action) -> Void) {
        state = initialState
        self.reduce = reduce
    }

    subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    func send(_ action: Action) { reduce(&state, action) }

    func binding<Value>(_ keyPath: KeyPath<State, Value>, send action: @escaping (Value) -> Action) -> Binding<Value> {
        Binding(
            get: { self.state[keyPath: keyPath] },
            set: { self.send(action($0)) }
        )
    }
}

struct TodoState: Equatable {
    struct Todo: Identifiable, Equatable {
        let id: Int
        var title: String
        var isDone = false
    }

    var todos: [Todo] = []
    var draft = ""
}

enum TodoAction {
    case draftChanged(String)
    case add
    case toggle(Int)
}

struct TodosView: View {
    @ObservedObject var store: Store<TodoState, TodoAction>

    var body: some View {
        VStack {
            TextField("Draft", text: store.binding(\.draft, send: TodoAction.draftChanged))
            Button("Add") { store.send(.add) }.disabled(store.draft.isEmpty)
            ForEach(store.todos) { todo in
                TodoRow(todo: todo) { store.send(.toggle(todo.id)) }
            }
        }
    }

    @MainActor
    static func makeStore() -> Store<TodoState, TodoAction> {
        Store(initialState: TodoState()) { state, action in
            switch action {
            case .draftChanged(let draft): state.draft = draft
            case .add:
                state.todos.append(.init(id: state.todos.count, title: state.draft))
                state.draft = ""
            case .toggle(let id): state.todos[id].isDone.toggle()
            }
        }
    }
}

struct TodoRow: View {
    let todo: TodoState.Todo
    let onToggle: () -> Void

    var body: some View {
        Button(todo.isDone ? "\(todo.title) done" : todo.title, action: onToggle)
    }
}

/// A base class and a subclass, both with published properties.
class BaseModel: ObservableObject {
    @Published var title = "base"
}

final class DerivedModel: BaseModel, Codable {
    @Published var items = [Ingredient(id: 1, name: "Oat"), Ingredient(id: 2, name: "Rye")]
    @Published var limit = 3 {
        didSet { if limit > 5 { limit = 5 } }
    }

    private enum CodingKeys: CodingKey { case title }

    override init() { super.init() }

    init(from decoder: any Decoder) throws {
        super.init()
        title = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .title)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
    }
}

struct DerivedView: View {
    @StateObject private var model = DerivedModel()

    var body: some View {
        TextField("Title", text: $model.title)
        Text("\(model.title), at most \(model.limit)")
        ForEach($model.items) { $item in
            TextField("Item \(item.id)", text: $item.name)
        }
        ForEach(model.items.indices, id: \.self) { index in
            Toggle("Use \(model.items[index].name)", isOn: $model.items[index].isAvailable)
        }
        Stepper2(value: $model.limit)
        Text("\(model.items.filter(\.isAvailable).count) in use")
        Button("Animate") { withAnimation { model.title = "animated" } }
    }
}
