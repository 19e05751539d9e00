import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct TableHeaderTests {
    private let controller = HeadedController(style: .grouped)

    @Test func `headers are views of registered classes`() {
        let host = ViewHost { HeadedTable(controller: controller) }

        #expect(host.texts == ["letters", "2 rows", "a", "b", "configured"])
        #expect(host.issues.isEmpty)
    }

    @Test func `a height of zero leaves a footer out`() {
        controller.footerHeight = 0
        let host = ViewHost { HeadedTable(controller: controller) }

        #expect(host.texts == ["letters", "2 rows", "a", "b"])
    }

    @Test func `an identifier without a class gives no header`() {
        #expect(controller.tableView.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
    }

    @Test func `views that the app makes itself have no identifier`() {
        let table = UITableView()
        table.register(LettersHeader.self, forHeaderFooterViewReuseIdentifier: "letters")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")

        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "letters")?.reuseIdentifier == "letters")
        #expect(UITableViewHeaderFooterView(frame: .zero).reuseIdentifier == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "row")?.reuseIdentifier == "row")
        #expect(UITableViewCell(frame: .zero).reuseIdentifier == nil)
    }

    @Test func `a moved row ends where the delegate says`() async throws {
        let host = ViewHost { HeadedTable(controller: controller) }

        try await host.move("a", to: 2)

        #expect(controller.moved == [IndexPath(row: 0, section: 0)])
    }

    @Test(arguments: [
        (IndexPath(row: -1, section: 0), IndexPath(row: 0, section: 0)),
        (IndexPath(row: 9, section: 0), IndexPath(row: 1, section: 0)),
        (IndexPath(row: 1, section: 7), IndexPath(row: 0, section: 0)),
        (IndexPath(index: 1), IndexPath(row: 0, section: 0)),
    ])
    func `a moved row ends at a place that exists`(wanted: IndexPath, end: IndexPath) async throws {
        controller.destination = wanted
        let host = ViewHost { HeadedTable(controller: controller) }

        try await host.move("a", to: 2)

        #expect(controller.moved == [end])
    }

    @Test func `a cell is configured for its state`() async throws {
        let host = ViewHost { HeadedTable(controller: controller) }
        let path = IndexPath(row: 1, section: 0)
        #expect(controller.tableView.cellForRow(at: path)?.alpha == 1)

        try await host.tap("b")

        #expect(controller.tableView.cellForRow(at: path)?.alpha == 0.5)
        #expect(controller.tableView.cellForRow(at: path)?.configurationState.isSelected == true)
    }

    @Test func `the delegate keeps a row selected`() async throws {
        controller.tableView.allowsMultipleSelection = true
        controller.keepsSelection = true
        let host = ViewHost { HeadedTable(controller: controller) }

        try await host.tap("a")
        try await host.tap("a")
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))

        controller.keepsSelection = false
        try await host.tap("a")
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }
}

/// A header whose labels and colour are those of its class.
private final class LettersHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        textLabel?.text = reuseIdentifier
        backgroundView = UIView()
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class HeadedController: UITableViewController {
    var footerHeight = UITableView.automaticDimension
    var keepsSelection = false
    var destination = IndexPath(row: 0, section: 0)
    private(set) var moved: [IndexPath] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(LettersHeader.self, forHeaderFooterViewReuseIdentifier: "letters")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["a", "b"][indexPath.row]
        cell.backgroundConfiguration = .listGroupedCell()
        cell.configurationUpdateHandler = { cell, state in cell.alpha = state.isSelected ? 0.5 : 1 }
        return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letters")
        header?.detailTextLabel?.text = "2 rows"
        return header
    }

    override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = footer.defaultContentConfiguration()
        content.text = "configured"
        footer.contentConfiguration = content
        return footer
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeight }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { destination }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { moved.append(destinationIndexPath) }

    override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        keepsSelection ? nil : indexPath
    }
}

private struct HeadedTable: UIViewControllerRepresentable {
    let controller: HeadedController

    func makeUIViewController(context: Context) -> HeadedController { controller }
    func updateUIViewController(_ controller: HeadedController, context: Context) {}
}
