import SwiftUI

/// A bar button with an action sheet of sort orders; its symbol is filled while one is selected.
///
///     SortButton(FriendSort.allCases, selection: sort, title: Text("Sort friends"), value: text) { $0.text } choose: {
///         viewModel.sortTapped($0)
///     }
public struct SortButton<Sort: Hashable>: View {
    private let sorts: [Sort]
    private let selection: Sort?
    private let title: Text
    private let message: Text?
    private let value: Text
    private let name: (Sort) -> Text
    private let choose: @MainActor (Sort?) -> Void

    @State private var isChoosing = false

    /// - Parameters:
    ///   - selection: The order in force; nil for the list's own order.
    ///   - title: The title of the action sheet.
    ///   - message: The text below the title; nil for none.
    ///   - value: The order in force, which screen readers say.
    ///   - choose: Called with the tapped order, or with nil to clear the selection.
    public init(
        _ sorts: [Sort],
        selection: Sort?,
        title: Text,
        message: Text? = nil,
        value: Text,
        name: @escaping (Sort) -> Text,
        choose: @escaping @MainActor (Sort?) -> Void
    ) {
        self.sorts = sorts
        self.selection = selection
        self.title = title
        self.message = message
        self.value = value
        self.name = name
        self.choose = choose
    }

    public var body: some View {
        Button {
            isChoosing = true
        } label: {
            Image(systemName: selection == nil ? "arrow.up.arrow.down" : "arrow.up.arrow.down.circle.fill")
        }
        .accessibilityLabel(Text("Sort"))
        .accessibilityValue(value)
        .confirmationDialog(title, isPresented: $isChoosing, titleVisibility: .visible) {
            ForEach(sorts, id: \.self) { sort in
                Button {
                    choose(sort)
                } label: {
                    sort == selection ? Text("✓ \(name(sort))") : name(sort)
                }
            }
            if selection != nil {
                Button(role: .destructive) {
                    choose(nil)
                } label: {
                    Text("Clear selection")
                }
            }
        } message: {
            message
        }
    }
}

#Preview("Sort button, own order of the list", traits: .sizeThatFitsLayout) {
    @Previewable @State var selection: String?
    SortButton(
        ["Name", "Newest"],
        selection: selection,
        title: Text(verbatim: "Sort friends"),
        value: Text(verbatim: selection ?? "Name")
    ) {
        Text(verbatim: $0)
    } choose: {
        selection = $0
    }
    .padding()
}

#Preview("Sort button, chosen order", traits: .sizeThatFitsLayout) {
    @Previewable @State var selection: String? = "Newest"
    SortButton(
        ["Name", "Newest"],
        selection: selection,
        title: Text(verbatim: "Sort friends"),
        value: Text(verbatim: selection ?? "Name")
    ) {
        Text(verbatim: $0)
    } choose: {
        selection = $0
    }
    .padding()
}
