import SwiftUI

/// Values in rows of cells, the larger the more opaque.
public struct HeatMap: View {
    let rows: [[Double]]
    @Environment(\.figurePalette) private var palette

    public init(rows: [[Double]]) {
        self.rows = rows
    }

    public var body: some View {
        let scale = Scale(rows.joined())
        Grid(horizontalSpacing: 2, verticalSpacing: 2) {
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    ForEach(rows[row].indices, id: \.self) { column in
                        palette[0]
                            .opacity(0.1 + 0.9 * scale(rows[row][column]))
                            .clipShape(.rect(cornerRadius: 2))
                    }
                }
            }
        }
    }
}
