import SwiftUI

/// Symbols and their names; a tap enlarges a symbol.
struct SymbolsPage: View {
    @State private var query = ""
    @State private var selection: String?
    @ScaledMetric(relativeTo: .caption2) private var width = 104.0

    private var names: [String] {
        SymbolNames.all.filter { query.isEmpty || $0.contains(query.lowercased()) }
    }

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: width), spacing: 8)], spacing: 8) {
                ForEach(names, id: \.self) { name in
                    Button {
                        selection = name
                    } label: {
                        VStack(spacing: 8) {
                            Image(systemName: name).font(.title2)
                            // A name may break after its dots.
                            Text(name.replacing(".", with: ".\u{200B}"))
                                .font(.caption2)
                                .foregroundStyle(.secondary)
                                .lineLimit(2)
                        }
                        .frame(maxWidth: .infinity, minHeight: 84)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(name)
                }
            }
            .padding()
        }
        .searchable(text: $query, prompt: "Symbols")
        .safeAreaInset(edge: .bottom) {
            if let selection {
                Label(selection, systemImage: selection)
                    .font(.title)
                    .symbolRenderingMode(.hierarchical)
                    .foregroundStyle(.tint)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(.bar)
            }
        }
    }
}
