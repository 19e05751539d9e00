import SwiftUI

/// Views that change while they are scrolled.
struct ScrollEffectsPage: View {
    private let colors: [Color] = [.blue, .purple, .pink, .orange, .green, .teal]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Text("Cards that turn").font(.headline).padding(.horizontal)
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 16) {
                        ForEach(0..<8, id: \.self) { number in
                            card(number)
                                .scrollTransition { content, phase in
                                    content
                                        .rotation3DEffect(.degrees(phase.value * -40), axis: (x: 0, y: 1, z: 0))
                                        .scaleEffect(phase.isIdentity ? 1 : 0.8)
                                }
                        }
                    }
                    .padding(.horizontal)
                }
                Text("A header that stays behind").font(.headline).padding(.horizontal)
                LinearGradient(colors: [.indigo, .cyan], startPoint: .top, endPoint: .bottom)
                    .frame(height: 160)
                    .overlay { Text("Half as fast").foregroundStyle(.white).font(.title2.bold()) }
                    .visualEffect { content, proxy in
                        content.offset(y: max(0, -proxy.frame(in: .scrollView(axis: .vertical)).minY / 2))
                    }
                Text("Rows that fade in").font(.headline).padding(.horizontal)
                ForEach(0..<10, id: \.self) { number in
                    row(number)
                        .scrollTransition(number < 5 ? .interactive : .animated(.bouncy)) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.isIdentity ? 0 : 60)
                        }
                }
            }
            .padding(.vertical)
        }
    }

    private func card(_ number: Int) -> some View {
        RoundedRectangle(cornerRadius: 20)
            .fill(colors[number % colors.count].gradient)
            .frame(width: 220, height: 140)
            .overlay { Text("Card \(number + 1)").font(.title.bold()).foregroundStyle(.white) }
    }

    private func row(_ number: Int) -> some View {
        HStack {
            Circle().fill(colors[number % colors.count]).frame(width: 40, height: 40)
            Text("Row \(number + 1)")
            Spacer()
        }
        .padding()
        .background(.quaternary, in: .rect(cornerRadius: 14))
        .padding(.horizontal)
    }
}
