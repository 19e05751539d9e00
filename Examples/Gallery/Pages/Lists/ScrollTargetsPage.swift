import SwiftUI

/// Long containers that scroll to views which they have not created yet: by a reader, by a binding, and to their edges.
struct ScrollTargetsPage: View {
    @State private var kind = Kind.list
    @State private var position: Int?
    @State private var edge = ScrollPosition(idType: Int.self, edge: .top)

    private enum Kind: String, CaseIterable {
        case list = "List"
        case stack = "Stack"
        case row = "Row"
        case grid = "Grid"
        case parts = "Parts"
        case edges = "Edges"
    }

    var body: some View {
        ScrollViewReader { proxy in
            VStack(spacing: 0) {
                Picker("Container", selection: $kind) {
                    ForEach(Kind.allCases, id: \.self) { Text(LocalizedStringKey($0.rawValue)) }
                }
                .pickerStyle(.segmented)
                .padding()
                container
                    .id(kind)
                    .frame(maxHeight: .infinity)
                VStack(spacing: 12) {
                    Text("First view: \((kind == .edges ? edge.viewID(type: Int.self) : position) ?? 0)")
                    HStack(spacing: 16) {
                        if kind == .edges {
                            Button("To the start") { withAnimation { edge.scrollTo(edge: .top) } }
                            Button("To the end") { withAnimation { edge.scrollTo(edge: .bottom) } }
                        } else {
                            Button("Reader to 750") { withAnimation { proxy.scrollTo(750, anchor: .center) } }
                            Button("Binding to 350") { withAnimation { position = 350 } }
                                .disabled(kind == .list)
                        }
                    }
                    .scrollsLargeTexts(.horizontal)
                }
                .frame(maxWidth: .infinity)
                .padding()
                .background(.bar)
            }
        }
        .onChange(of: kind) { position = nil }
    }

    @ViewBuilder private var container: some View {
        switch kind {
        case .list:
            List {
                ForEach(0..<10) { section in
                    Section("Section \(section)") {
                        ForEach(section * 100..<(section + 1) * 100, id: \.self) { Text("Row \($0)") }
                    }
                }
            }
        case .stack:
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 8) { rows(0..<1000) }
                    .scrollTargetLayout()
                    .padding(.horizontal)
            }
            .scrollPosition(id: $position, anchor: .top)
        case .row:
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) { rows(0..<1000) }
                    .scrollTargetLayout()
                    .padding(.horizontal)
            }
            .scrollPosition(id: $position, anchor: .leading)
        case .grid:
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) { rows(0..<1000) }
                    .scrollTargetLayout()
                    .padding(.horizontal)
            }
            .scrollPosition(id: $position, anchor: .top)
        case .parts:
            ScrollView { sections }
                .scrollPosition(id: $position, anchor: .top)
        case .edges:
            ScrollView { sections }
                .scrollPosition($edge)
        }
    }

    private var sections: some View {
        LazyVStack(alignment: .leading, spacing: 8, pinnedViews: .sectionHeaders) {
            ForEach(0..<10) { section in
                Section {
                    rows(section * 100..<(section + 1) * 100)
                } header: {
                    Text("Section \(section)")
                        .font(.headline)
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .background(.background)
                }
            }
        }
        .scrollTargetLayout()
        .padding(.horizontal)
    }

    private func rows(_ numbers: Range<Int>) -> some View {
        ForEach(numbers, id: \.self) { number in
            Text("Row \(number)").frame(minWidth: 80, minHeight: 36, alignment: .leading)
        }
    }
}
