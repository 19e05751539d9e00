import SwiftUI

/// Gradients in shapes, behind views and in text.
struct GradientsPage: View {
    private let sunset = Gradient(colors: [.yellow, .orange, .pink, .purple])

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text("Gradient text")
                    .font(.largeTitle.bold())
                    .foregroundStyle(
                        .linearGradient(colors: [.blue, .purple], startPoint: .leading, endPoint: .trailing)
                    )
                LinearGradient(gradient: sunset, startPoint: .top, endPoint: .bottom)
                    .frame(height: 120)
                    .clipShape(.rect(cornerRadius: 16))
                HStack(spacing: 20) {
                    Circle()
                        .fill(RadialGradient(gradient: sunset, center: .center, startRadius: 0, endRadius: 60))
                    Circle()
                        .fill(AngularGradient(gradient: sunset, center: .center))
                    Circle()
                        .fill(.blue.gradient)
                }
                .frame(height: 120)
                Text("Stops")
                    .font(.headline)
                    .foregroundStyle(.white)
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(
                        LinearGradient(
                            stops: [.init(color: .black, location: 0.3), .init(color: .indigo, location: 0.7)],
                            startPoint: .leading,
                            endPoint: .trailing
                        ),
                        in: .capsule
                    )
                Capsule()
                    .strokeBorder(.linearGradient(sunset, startPoint: .leading, endPoint: .trailing), lineWidth: 6)
                    .frame(height: 60)
            }
            .padding()
        }
    }
}
