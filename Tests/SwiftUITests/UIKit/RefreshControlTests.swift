import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct RefreshControlTests {
    @Test(arguments: [0, 1, 2])
    func `pulling a scroll view down runs the action of its control`(kind: Int) async throws {
        let view: UIScrollView =
            switch kind {
            case 0: UIScrollView()
            case 1: UITableView()
            default: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        view.refreshControl = control
        let host = ViewHost { RefreshedView(view: view) }

        try await host.refresh()
        #expect(count == 1)
        #expect(control.isRefreshing)

        // One refresh at a time.
        try await host.refresh()
        #expect(count == 1)

        control.endRefreshing()
        try await host.refresh()
        #expect(count == 2)
    }

    @Test func `the app can begin to refresh by itself`() {
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)

        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(count == 0)

        control.endRefreshing()
        #expect(!control.isRefreshing)
    }

    @Test func `a controller gives its table the control`() {
        let controller = UITableViewController(style: .plain)
        let control = UIRefreshControl()
        controller.refreshControl = control

        #expect(controller.tableView.refreshControl === control)
        #expect(controller.refreshControl === control)
    }
}

private struct RefreshedView: UIViewRepresentable {
    let view: UIScrollView

    func makeUIView(context: Context) -> UIScrollView { view }
    func updateUIView(_ view: UIScrollView, context: Context) {}
}
