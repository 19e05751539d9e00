import SwiftUI

/// A row of overlapping avatars, the first in front.
public struct AvatarRow: View {
    /// A person shown in the row.
    public struct Person: Hashable, Sendable, Identifiable {
        public let id: String
        public let name: String
        public let url: URL?
        public let tones: String?

        /// - Parameter url: The picture's URL; nil if there is none.
        public init(id: String, name: String, url: URL?, tones: String? = nil) {
            self.id = id
            self.name = name
            self.url = url
            self.tones = tones
        }
    }

    private let people: [Person]
    private let size: AvatarSize

    public init(_ people: [Person], size: AvatarSize = .small) {
        self.people = people
        self.size = size
    }

    public var body: some View {
        HStack(spacing: -Spacing.xs) {
            ForEach(people) { person in
                AvatarView(name: person.name, url: person.url, tones: person.tones, size: size)
                    .avatarFrame(size, width: 2)
                    .transition(.scale.combined(with: .opacity))
            }
        }
    }
}

#Preview("Avatar row, small", traits: .sizeThatFitsLayout) {
    AvatarRow(["Grace Hopper", "王小明", "Linus", "李娜", "Alan Turing"].map { .init(id: $0, name: $0, url: nil) })
        .padding()
}

#Preview("Avatar row, large", traits: .sizeThatFitsLayout) {
    AvatarRow(["Grace Hopper", "王小明", "Linus"].map { .init(id: $0, name: $0, url: nil) }, size: .large)
        .padding()
}
