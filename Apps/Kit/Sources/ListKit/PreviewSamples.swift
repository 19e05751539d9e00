#if DEBUG
import Combine
import SwiftUI

/// A list of seasons in a fixed state, for previews.
@MainActor
final class SampleList: ListViewModel {
    let page: StateStream<ListPage>

    init(_ page: ListPage) { self.page = .constant(page) }

    convenience init(_ body: ListBody) { self.init(ListPage(body: body)) }

    func loadItems() async {}
    func trackScreenviews() {}

    static let rows = RowViews().row(for: SampleItem.self) { SampleRow(name: $0.id) }
}

final class SampleItem: ListItemViewModel {
    let id: String

    init(_ id: String) { self.id = id }
}

private struct SampleRow: View {
    let name: String

    var body: some View {
        Text(verbatim: name)
            .padding(Spacing.m)
            .frame(maxWidth: .infinity, alignment: .leading)
            .card()
    }
}

extension ListSection {
    static let samples = [
        ListSection(id: "warm", title: "Warm", items: [SampleItem("Spring"), SampleItem("Summer")]),
        ListSection(id: "cold", title: "Cold", items: [SampleItem("Autumn"), SampleItem("Winter")]),
    ]
}

/// A view model that requests one change, for previews.
@MainActor
final class SampleAsker: AppStatePublishing {
    typealias Model = AccountModel<String>

    private let state: Model.State

    init(_ state: Model.State) { self.state = state }

    var appModelStates: AnyPublisher<Model.State, Never> { Just(state).eraseToAnyPublisher() }
}

/// Shows the state of the app's model.
struct SampleAccount: View {
    @EnvironmentObject private var model: AccountModel<String>

    var body: some View {
        Text(verbatim: "Signed in as \(model.signInState.account ?? "nobody"), \(model.unreadCount) unread")
    }
}
#endif
