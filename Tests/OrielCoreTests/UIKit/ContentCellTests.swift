import Foundation
import OrielUIKit
import Testing

@MainActor
@Suite struct ContentCellTests {
    private struct Configuration: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { ContentView(self) }
        func updated(for state: any UIConfigurationState) -> Configuration { self }
    }

    private final class ContentView: UIView, UIContentView {
        var configuration: any UIContentConfiguration

        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let cells: [any ContentCell] = [
        UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(),
        UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]

    @Test func `a cell keeps the view of a configuration until it gets another one`() {
        for cell in cells {
            cell.contentConfiguration = Configuration()
            let view = cell.configuredView(Configuration())
            #expect(cell.configuredView(Configuration()) === view)

            cell.contentConfiguration = Configuration()
            #expect(cell.configuredView(Configuration()) !== view)

            cell.contentConfiguration = nil
            #expect(cell.contentConfiguration == nil)
        }
    }

    @Test func `cells have the state of their selection`() {
        let (row, item) = (UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell())

        row.setSelected(true, animated: false)
        item.isHighlighted = true

        #expect(row.configurationState.isSelected && !row.configurationState.isHighlighted)
        #expect(!item.configurationState.isSelected && item.configurationState.isHighlighted)
    }
}
