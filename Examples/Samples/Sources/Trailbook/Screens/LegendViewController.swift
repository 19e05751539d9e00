import UIKit

/// What the marks of the list mean. In a popover, and in a sheet on a phone.
final class LegendViewController: UITableViewController {
    private let marks = [("★", "A favourite"), ("km", "The length of the trail")]

    init() {
        super.init(style: .plain)
        title = "Legend"
        preferredContentSize = CGSize(width: 280, height: 120)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mark")
        tableView.allowsSelection = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { marks.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mark", for: indexPath)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = marks[indexPath.row]
        cell.contentConfiguration = content
        return cell
    }
}
