import Combine
import ListKit
import SwiftUI
import TreeholeAPI

/// What leaves a list by its number.
typealias QueueItem = Identifiable<Int> & Decodable & Sendable

/// The view model of a list that is loaded as a whole, and that its items leave one by one.
@MainActor
final class QueueViewModel<Item: QueueItem>: ObservableObject, Attempting {
    /// Nil before they are loaded.
    @Published private(set) var items: [Item]?
    @Published var failure: RepoError?

    private let request: FieldOperation<[Item]>
    private let api: any APIClientType

    init(_ request: FieldOperation<[Item]>, api: any APIClientType) {
        self.request = request
        self.api = api
    }

    func load() async { await attempt { items = try await api.perform(request) } }

    /// Removes an item by an operation of the server.
    func remove(_ id: Int, _ operation: FieldOperation<Int>) async {
        await attempt {
            _ = try await api.perform(operation)
            items?.removeAll { $0.id == id }
        }
    }
}

/// The page of such a list, once it is loaded; until then a loading indicator, or the error.
struct QueuePage<Item: QueueItem, Content: View>: View {
    let title: Text
    @StateObject var viewModel: QueueViewModel<Item>
    @ViewBuilder let content: (QueueViewModel<Item>, [Item]) -> Content

    var body: some View {
        LoadedContent(viewModel.items, failure: viewModel.failure?.text, retry: viewModel.load) { items in
            content(viewModel, items)
        }
        .frame(maxHeight: .infinity)
        .page(title)
        .task { await viewModel.load() }
    }
}

#Preview("Queue, reports") {
    SamplePage {
        QueuePage(title: Text("Reports"), viewModel: QueueViewModel(.reports, api: $0.api)) { _, reports in
            List(reports) { Text(verbatim: $0.text) }
        }
    }
}
#Preview("Queue, server not reached") {
    SamplePage(.unreachable) {
        QueuePage(title: Text("Reports"), viewModel: QueueViewModel(.reports, api: $0.api)) { _, reports in
            List(reports) { Text(verbatim: $0.text) }
        }
    }
}
