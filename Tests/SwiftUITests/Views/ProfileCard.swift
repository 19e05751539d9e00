import SwiftUI

struct Profile: Identifiable, Hashable {
    var id = UUID()
    var name: String
    var biography: String?
    var followers = 0

    static let sample = Profile(name: "Ada", biography: "Writes programs", followers: 1_815)
}

/// A body composed of computed properties and functions that return `some View`.
struct ProfileCard: View {
    let profile: Profile
    var isCompact = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            title
            if !isCompact {
                details
            }
            footer(count: profile.followers)
        }
        .padding()
        .cardBackground()
    }

    private var title: some View {
        Text(profile.name)
            .font(.headline)
            .foregroundColor(.primary)
    }

    @ViewBuilder
    private var details: some View {
        if let biography = profile.biography {
            Text(biography)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        } else {
            Text("No biography yet").italic()
        }
    }

    private func footer(count: Int) -> some View {
        HStack {
            Spacer()
            Text("\(count) followers").font(.caption)
        }
    }
}

extension View {
    func cardBackground() -> some View {
        background(Color.gray.opacity(0.1))
            .cornerRadius(12)
    }

    @ViewBuilder
    func hidden(_ isHidden: Bool) -> some View {
        if isHidden {
            hidden()
        } else {
            self
        }
    }

    @ViewBuilder
    func `if`<Transformed: View>(_ condition: Bool, transform: (Self) -> Transformed) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }
}

struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileCard(profile: .sample)
            ProfileCard(profile: .sample, isCompact: true)
                .hidden(false)
                .if(true) { $0.opacity(0.5) }
        }
        .previewLayout(.sizeThatFits)
        .previewDisplayName("Profile")
    }
}
