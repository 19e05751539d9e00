import SwiftUI

/// Grids that create their cells on demand while scrolling.
struct LazyStacksPage: View {
    private let columns = [GridItem(.adaptive(minimum: 88), spacing: 12)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                Section {
                    ForEach(0..<300, id: \.self) { Tile(number: $0) }
                } header: {
                    Text("Adaptive columns")
                        .font(.headline)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
            .padding()
            Text("A lazy row")
                .font(.headline)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(0..<1000, id: \.self) { Tile(number: $0).frame(width: 88) }
                }
                .padding(.horizontal)
            }
            .frame(height: 88)
            .padding(.bottom)
        }
    }
}

private struct Tile: View {
    let number: Int

    var body: some View {
        Text("\(number)")
            .font(.headline)
            .frame(maxWidth: .infinity, minHeight: 72)
            .background(color, in: .rect(cornerRadius: 12))
            .foregroundStyle(.black)
    }

    private var color: Color {
        Color(hue: Double(number % 30) / 30, saturation: 0.35, brightness: 0.95)
    }
}
