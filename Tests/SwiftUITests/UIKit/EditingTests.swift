import OrielTesting
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite struct EditingTests {
    @Test func `the edit button begins and ends the editing of a table`() async throws {
        let controller = EditedController(style: .plain)
        let host = ViewHost { EditedPage(controller: controller) }

        try await host.tap("Edit")
        #expect(controller.isEditing)
        #expect(controller.tableView.isEditing)

        try await host.tap("Done")
        #expect(!controller.isEditing)
        #expect(!controller.tableView.isEditing)
    }

    @Test func `the delegate keeps rows from being deleted`() async throws {
        let controller = EditedController(style: .plain)
        let host = ViewHost { EditedPage(controller: controller) }

        try await host.delete("b")
        #expect(controller.deleted == [1])
        await #expect(throws: ViewHostError.self) { try await host.delete("a") }
    }

    @Test func `a controller of a collection edits it`() {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())

        controller.isEditing = true

        #expect(controller.collectionView.isEditing)
        #expect(controller.editButtonItem === controller.editButtonItem)
    }
}

private final class EditedController: UITableViewController {
    private(set) var deleted: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = ["a", "b"][indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .none : .delete }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { deleted.append(indexPath.row) }
}

private struct EditedPage: UIViewControllerRepresentable {
    let controller: EditedController

    func makeUIViewController(context: Context) -> UINavigationController {
        UINavigationController(rootViewController: controller)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
