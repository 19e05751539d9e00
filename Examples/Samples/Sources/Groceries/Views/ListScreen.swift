import SwiftUI

struct ListScreen: View {
    @EnvironmentObject private var store: AppStore

    var body: some View {
        NavigationStack {
            List {
                Section {
                    DraftField()
                }
                Section {
                    ForEach(store.state.shownItems) { ItemRow(item: $0) }
                        .onMove { store.dispatch(.list(.move(from: $0, to: $1))) }
                        .moveDisabled(store.state.showsOnlyMissing)
                } header: {
                    Text(store.state.progress)
                }
                Section {
                    Toggle(
                        "Only what is missing",
                        isOn: store.binding(\.showsOnlyMissing, send: AppAction.filterChanged)
                    )
                    Button("Empty the basket", role: .destructive) { store.dispatch(.list(.clearBasket)) }
                        .disabled(!store.state.items.contains(where: \.isInBasket))
                }
            }
            .animation(.default, value: store.state.items)
            .navigationTitle("Groceries")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        store.dispatch(.undo)
                    } label: {
                        Label("Undo", systemImage: "arrow.uturn.backward")
                    }
                    .disabled(!store.state.canUndo)
                }
            }
        }
    }
}
