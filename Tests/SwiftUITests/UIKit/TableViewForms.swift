import SwiftUI
import UIKit

/// A table with a data source, a delegate and cells of a class of the app.
struct FruitTable: UIViewRepresentable {
    @Binding var fruits: [String]
    @Binding var log: String
    var style = UITableView.Style.insetGrouped

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIView(context: Context) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.dataSource = context.coordinator
        table.delegate = context.coordinator
        table.rowHeight = 60
        table.separatorStyle = .none
        let header = UILabel()
        header.text = "Header of the table"
        header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
        table.tableHeaderView = header
        return table
    }

    func updateUIView(_ table: UITableView, context: Context) {
        context.coordinator.parent = self
        if context.coordinator.shown != fruits { table.reloadData() }
    }

    final class Coordinator: NSObject, UITableViewDataSource, UITableViewDelegate {
        var parent: FruitTable
        var shown: [String] = []

        init(_ parent: FruitTable) { self.parent = parent }

        func numberOfSections(in tableView: UITableView) -> Int { 2 }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            shown = parent.fruits
            return section == 0 ? shown.count : 1
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            guard indexPath.section == 0 else {
                let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = "Add"
                content.secondaryText = "a fruit"
                content.image = UIImage(systemName: "plus")
                cell.contentConfiguration = content
                return cell
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
            (cell as? FruitCell)?.show(parent.fruits[indexPath.row])
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            section == 0 ? "Fruit" : nil
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 0 }

        func tableView(
            _ tableView: UITableView,
            commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            guard editingStyle == .delete else { return }
            parent.fruits.remove(at: indexPath.row)
            shown = parent.fruits
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            guard indexPath.section == 0 else {
                parent.fruits.append("Cherry")
                shown = parent.fruits
                return tableView.insertRows(at: [IndexPath(row: shown.count - 1, section: 0)], with: .fade)
            }
            parent.log += "selected \(parent.fruits[indexPath.row]) "
        }

        func tableView(
            _ tableView: UITableView,
            trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.section == 0 else { return nil }
            let pin = UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, completion in
                self?.parent.log += "pinned \(indexPath.row) "
                completion(true)
            }
            pin.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [pin])
        }
    }
}

/// A cell with constraints.
final class FruitCell: UITableViewCell {
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ fruit: String) { label.text = fruit }
}

/// A table whose rows are snapshots, with views of SwiftUI in its cells.
struct SnapshotTable: UIViewControllerRepresentable {
    enum Group: Hashable { case letters, digits }

    let letters: [String]
    let digits: [String]

    func makeUIViewController(context: Context) -> SnapshotController { SnapshotController(style: .plain) }

    func updateUIViewController(_ controller: SnapshotController, context: Context) {
        var snapshot = NSDiffableDataSourceSnapshot<Group, String>()
        snapshot.appendSections([.letters, .digits])
        snapshot.appendItems(letters, toSection: .letters)
        snapshot.appendItems(digits)
        controller.rows?.apply(snapshot, animatingDifferences: true)
    }
}

final class SnapshotController: UITableViewController {
    private(set) var rows: UITableViewDiffableDataSource<SnapshotTable.Group, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        rows = UITableViewDiffableDataSource(tableView: tableView) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.contentConfiguration = UIHostingConfiguration {
                Text("row \(item)")
            }
            .margins(.horizontal, 20)
            return cell
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = rows?.itemIdentifier(for: indexPath)
    }
}

struct TableViewForms: View {
    @State private var fruits = ["Apple", "Banana"]
    @State private var log = ""
    @State private var letters = ["a", "b"]

    var body: some View {
        VStack {
            FruitTable(fruits: $fruits, log: $log)
            Text("log: \(log)")
            Text("fruits: \(fruits.joined(separator: ","))")
            SnapshotTable(letters: letters, digits: ["1"])
            Button("Change") { letters = ["b", "c"] }
            Button("Replace") { fruits = ["Date"] }
        }
    }
}
