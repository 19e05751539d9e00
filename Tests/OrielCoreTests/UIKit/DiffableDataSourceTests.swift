import Foundation
import OrielUIKit
import Testing

@testable import OrielCore

/// The animation of the differences between two snapshots.
@MainActor
@Suite struct DiffableDataSourceTests {
    private let stage = AnimationStage()

    private struct Shown: UIViewRepresentable {
        let view: UIView

        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func rows(of table: UITableView) -> UITableViewDiffableDataSource<Int, String> {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        return UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
    }

    private let frame = CGRect(x: 0, y: 0, width: 300, height: 400)

    @Test(arguments: [true, false])
    func `the differences of a table are animated if the app asks for it`(animates: Bool) {
        let table = UITableView(frame: frame, style: .plain)
        let rows = rows(of: table)
        rows.apply(snapshot(["a", "b"]))
        stage.mount { Shown(view: table) }

        let patches = stage.change { rows.apply(snapshot(["b", "c"]), animatingDifferences: animates) }

        #expect(!patches.isEmpty)
        #expect(patches.contains { $0.animation != nil } == animates)
    }

    @Test func `a table without an animation of rows shows the differences at once`() {
        let table = UITableView(frame: frame, style: .plain)
        let rows = rows(of: table)
        rows.defaultRowAnimation = .none
        rows.apply(snapshot(["a", "b"]))
        stage.mount { Shown(view: table) }

        let patches = stage.change { rows.apply(snapshot(["b"])) }

        #expect(!patches.isEmpty && patches.allSatisfy { $0.animation == nil })
    }

    @Test(arguments: [true, false])
    func `the differences of a collection are animated if the app asks for it`(animates: Bool) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 40)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        items.apply(snapshot(["a", "b"]))
        stage.mount { Shown(view: collection) }

        let patches = stage.change { items.apply(snapshot(["b", "a"]), animatingDifferences: animates) }

        #expect(!patches.isEmpty)
        #expect(patches.contains { $0.animation != nil } == animates)
    }

    @Test func `a view that is not shown has its data at once`() {
        let table = UITableView(frame: frame, style: .plain)
        let rows = rows(of: table)
        var isDone = false

        rows.apply(snapshot(["a"]), animatingDifferences: true) { isDone = true }

        #expect(isDone)
        #expect(table.numberOfRows(inSection: 0) == 1)
    }
}
