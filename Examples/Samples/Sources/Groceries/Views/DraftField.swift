import SwiftUI

/// The field for a new item, with suggestions below it.
struct DraftField: View {
    @EnvironmentObject private var store: AppStore

    var body: some View {
        TextField("Add an item", text: store.binding(\.draft, send: AppAction.draftChanged))
            .onSubmit { store.dispatch(.list(.add(store.state.draft))) }
        ForEach(store.state.suggestions.prefix(3), id: \.self) { name in
            Button("Add \(name)") { store.dispatch(.list(.add(name))) }
        }
    }
}
