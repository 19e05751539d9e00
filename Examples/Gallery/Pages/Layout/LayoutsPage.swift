import SwiftUI

/// Layouts of the app's own, and views that choose by the room they have.
struct LayoutsPage: View {
    @State private var tags = ["Swift", "Linux", "Browser", "Phone", "Measured once", "Placed by the server"]
    @State private var isColumn = false
    @State private var isTable = true
    @State private var width = 320.0
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("Tags in lines").font(.headline)
                VStack(alignment: .leading) {
                    Flow(spacing: 8) {
                        ForEach(tags, id: \.self) { Tag(name: $0) }
                    }
                    RowOrColumn(alignment: .leading) {
                        Button("Add a tag") { withAnimation { tags.append("Tag \(tags.count + 1)") } }
                        Button("Remove the first") { withAnimation { _ = tags.removeFirst() } }
                            .disabled(tags.isEmpty)
                    }
                    .buttonStyle(.bordered)
                }

                Text("A row or a column").font(.headline)
                let layout =
                    isColumn || typeSize.isAccessibilitySize
                    ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
                layout {
                    Counter(name: "Apples")
                    Counter(name: "Pears")
                }
                Toggle("Column", isOn: $isColumn.animation())
                    .disabled(typeSize.isAccessibilitySize)

                Text("A table or a list").font(.headline)
                let table =
                    isTable && !typeSize.isAccessibilitySize
                    ? AnyLayout(GridLayout(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 4))
                    : AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
                table {
                    Person(name: "Ada", city: "London", year: 1815)
                    Person(name: "Grace", city: "New York", year: 1906)
                    GridRow { Text("Two people").font(.footnote).foregroundStyle(.secondary).gridCellColumns(3) }
                }
                Toggle("Table", isOn: $isTable.animation())
                    .disabled(typeSize.isAccessibilitySize)

                Text("The first view that fits").font(.headline)
                ViewThatFits(in: .horizontal) {
                    Text("Twelve new messages since yesterday")
                    Text("Twelve messages")
                    Text("12")
                }
                .padding(8)
                .frame(width: width)
                .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 8))
                Slider(value: $width, in: 60...320) { Text("Width") }
            }
            .padding()
        }
    }
}

private struct Tag: View {
    let name: String

    var body: some View {
        Text(name)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(Color(.secondarySystemBackground), in: .capsule)
    }
}

private struct Person: View {
    let name: String
    let city: String
    let year: Int

    var body: some View {
        GridRow(alignment: .firstTextBaseline) {
            Text(name).font(.title3)
            Text(city)
            Text(verbatim: "\(year)").gridColumnAlignment(.trailing)
        }
    }
}

private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name): \(count)") { count += 1 }
            .buttonStyle(.borderedProminent)
    }
}

/// Views in lines, as many in each as fit.
private struct Flow: Layout {
    var spacing: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let frames = frames(of: subviews, in: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (frame, subview) in zip(frames(of: subviews, in: proposal.width ?? .infinity), subviews) {
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: .unspecified
            )
        }
    }

    private func frames(of subviews: Subviews, in width: CGFloat) -> [CGRect] {
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        return subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            if x > 0, x + size.width > width {
                y += height + spacing
                (x, height) = (0, 0)
            }
            defer {
                x += size.width + spacing
                height = max(height, size.height)
            }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
