import DesignKit
import ListKit
import MomentsModel
import SwiftUI

/// The name of a tag, and the number of friends that have it.
public struct TagLabel: View {
    private let tag: FriendTag
    @Environment(\.localizer) private var localizer

    public init(_ tag: FriendTag) { self.tag = tag }

    public var body: some View {
        HStack(spacing: Spacing.s) {
            Image(systemName: "tag")
                .font(.system(size: 17, weight: .medium))
                .foregroundStyle(Palette.accent)
                .frame(width: 32)
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: tag.name)
                    .font(.cardText)
                    .foregroundStyle(Palette.text)
                    .lineLimit(2)
                Text(verbatim: localizer.string("%lld people", count: tag.people.count, bundle: .module))
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
        }
        .multilineTextAlignment(.leading)
    }
}

#if DEBUG
#Preview("Tag, people", traits: .sizeThatFitsLayout) {
    TagLabel(FriendTag(id: 1, name: "Family", people: PreviewSamples.friends))
        .previewRow()
}

#Preview("Tag, nobody", traits: .sizeThatFitsLayout) {
    TagLabel(FriendTag(id: 2, name: "Work"))
        .previewRow()
}
#endif
