import SwiftUI

/// Views that read their available size.
struct GeometryPage: View {
    @State private var share = 0.5
    @State private var size = CGSize.zero

    var body: some View {
        VStack(spacing: 16) {
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Color(.secondarySystemBackground)
                    Color.teal.frame(width: proxy.size.width * share)
                    Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
                        .font(.title.monospacedDigit())
                        .frame(maxWidth: .infinity)
                }
            }
            .frame(height: 160)
            .clipShape(.rect(cornerRadius: 16))
            HStack {
                Button("Less") { share = max(0, share - 0.125) }
                Button("More") { share = min(1, share + 0.125) }
            }
            .buttonStyle(.bordered)
            Text("This text measures itself.")
                .padding()
                .background(Color(.secondarySystemBackground), in: .capsule)
                .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
            Text("\(Int(size.width)) points wide")
                .foregroundStyle(.secondary)
        }
        .padding()
    }
}
