import Combine
import DesignKit
import ListKit
import MomentsModel
import MomentsRepositories
import SwiftUI

/// The friends who can be mentioned, in a row; empty unless a mention is being typed at the end of a text. A tap completes the handle.
public struct MentionSuggestions: View {
    @StateObject private var observer: ViewModelObserver<MentionSuggester, [UserDetails]>
    @Binding private var text: String
    @Environment(\.focusField) private var focusField

    /// - Parameter text: The text of the field.
    public init(_ suggester: MentionSuggester, text: Binding<String>) {
        _observer = StateObject(wrappedValue: ViewModelObserver(suggester, \.suggestions))
        _text = text
    }

    public var body: some View {
        if !observer.value.isEmpty {
            ScrollView(.horizontal) {
                HStack(spacing: Spacing.xs) {
                    ForEach(observer.value) { person in
                        Button {
                            complete(with: person)
                        } label: {
                            MentionChip(person: person)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(Text("Mention \(person.name)"))
                    }
                }
            }
            .scrollIndicators(.hidden)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Friends to mention"))
        }
    }

    private func complete(with person: UserDetails) {
        if let ending = MentionEnding(of: text) { text = ending.completed(with: person) }
        // The tap has moved the focus to the button.
        focusField?()
    }
}

/// The avatar, the name and the handle of a friend.
private struct MentionChip: View {
    let person: UserDetails

    var body: some View {
        HStack(spacing: Spacing.xs) {
            AvatarView(name: person.name, url: person.avatar, tones: person.avatarTones, size: .small)
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: person.name)
                    .font(.cardDetail.weight(.semibold))
                    .foregroundStyle(Palette.text)
                Text(verbatim: "@\(person.handle)")
                    .font(.cardNote)
                    .foregroundStyle(Palette.secondaryText)
            }
            .lineLimit(1)
        }
        .padding(.leading, Spacing.xxs)
        .padding(.trailing, Spacing.s)
        .frame(minHeight: 44)
        .background(Palette.well, in: .capsule)
    }
}

#if DEBUG
extension MentionSuggester {
    /// A suggester of the friends of the samples.
    static func preview(_ text: String) -> MentionSuggester {
        MentionSuggester(
            for: CurrentValueSubject<String, Never>(text).eraseToAnyPublisher(),
            friends: PreviewRepo()
        )
    }
}

#Preview("Mention suggestions, all friends", traits: .sizeThatFitsLayout) {
    MentionSuggestions(.preview("With @"), text: .constant("With @"))
        .previewRow()
}

#Preview("Mention suggestions, one friend", traits: .sizeThatFitsLayout) {
    MentionSuggestions(.preview("With @gra"), text: .constant("With @gra"))
        .previewRow()
}

#Preview("Mention chip", traits: .sizeThatFitsLayout) {
    MentionChip(person: PreviewSamples.grace)
        .previewRow()
}

#Preview("Mention chip, long name", traits: .sizeThatFitsLayout) {
    MentionChip(person: PreviewSamples.stranger)
        .previewRow()
}
#endif
