import SwiftUI

/// A list with a search field in the navigation bar.
struct SearchPage: View {
    @State private var query = ""

    private var results: [String] {
        query.isEmpty ? Self.fruits : Self.fruits.filter { $0.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        List(results, id: \.self) { Text($0) }
            .overlay {
                if results.isEmpty { ContentUnavailableView.search(text: query) }
            }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Fruits")
    }

    private static let fruits = [
        "Apple", "Apricot", "Banana", "Cherry", "Date", "Fig", "Grape", "Lemon", "Lime", "Mango", "Orange", "Peach",
        "Pear",
    ]
}
