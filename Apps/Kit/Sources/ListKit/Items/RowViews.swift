import SwiftUI

/// A registry of row views by the type of their view model.
///
///     static let rows = RowViews()
///         .row(for: MomentListItemViewModel.self) { MomentRow(viewModel: $0) }
@MainActor
public final class RowViews {
    private var makers: [ObjectIdentifier: (any ListItemViewModel) -> AnyView] = [:]

    public init() {}

    /// Registers the row view for a type of view model, replacing an earlier one.
    ///
    /// - Returns: This registry, so that calls can be chained.
    @discardableResult
    public func row<ViewModel: ListItemViewModel>(
        for type: ViewModel.Type,
        @ViewBuilder _ row: @escaping (ViewModel) -> some View
    ) -> RowViews {
        makers[ObjectIdentifier(type)] = { item in
            guard let item = item as? ViewModel else {
                preconditionFailure("The row for \(type) cannot show an item of type \(Swift.type(of: item)).")
            }
            return AnyView(row(item))
        }
        return self
    }

    /// Returns the row view for a view model.
    ///
    /// - Precondition: Its type is registered.
    func view(for item: any ListItemViewModel) -> AnyView {
        let type = Swift.type(of: item)
        guard let make = makers[ObjectIdentifier(type)] else {
            preconditionFailure("There is no row for \(type); register one with row(for:).")
        }
        return make(item)
    }
}
