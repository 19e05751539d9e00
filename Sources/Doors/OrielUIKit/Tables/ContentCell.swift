import Foundation

/// The content of a cell as a value, and the view that shows it.
package struct CellConfiguration {
    package let content: (any UIContentConfiguration)?
    /// Nil until it is drawn.
    fileprivate var view: UIView?

    init(_ content: (any UIContentConfiguration)? = nil) { self.content = content }
}

/// A cell, a header or a footer whose content is a configuration or a view.
@MainActor
package protocol ContentCell: UIView {
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var cellConfiguration: CellConfiguration { get set }
}

extension ContentCell {
    /// Shows another content.
    func setContent(_ content: (any UIContentConfiguration)?) {
        drawingWillChange()
        cellConfiguration = CellConfiguration(content)
    }

    /// Returns the view of a configuration of the app's own type.
    package func configuredView(_ configuration: any UIContentConfiguration) -> UIView {
        if let view = cellConfiguration.view { return view }
        let view = configuration.makeContentView()
        cellConfiguration.view = view
        return view
    }

    /// Adds a view for subviews of the app that fills the cell.
    func addContentView() -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        return view
    }
}

/// A cell that can be selected and pressed.
@MainActor
protocol SelectableCell: ContentCell {
    var isSelected: Bool { get }
    var isHighlighted: Bool { get }
}

extension SelectableCell {
    var currentState: UICellConfigurationState {
        var state = UICellConfigurationState()
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
}
