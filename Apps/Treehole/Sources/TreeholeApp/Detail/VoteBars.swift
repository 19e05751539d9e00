import DesignKit
import SwiftUI
import TreeholeAPI

/// The choices of a vote: buttons until the member has voted, then bars with the shares.
struct VoteBars: View {
    let post: Post
    let vote: @MainActor (Int) -> Void

    var body: some View {
        VStack(spacing: Spacing.xs) {
            ForEach(post.choices.indices, id: \.self) { index in
                if post.votedFor == nil {
                    Button {
                        vote(index)
                    } label: {
                        label(of: index)
                    }
                    .buttonStyle(.plain)
                } else {
                    label(of: index)
                        .accessibilityElement(children: .combine)
                }
            }
            if post.votedFor != nil {
                Text("Votes: \(total)")
                    .note()
                    .frame(maxWidth: .infinity, alignment: .trailing)
            }
        }
        .animation(.settle, value: post.choices)
    }

    private var total: Int { post.choices.reduce(0) { $0 + ($1.count ?? 0) } }

    /// The share of a choice, from 0 to 1.
    private func share(of index: Int) -> Double {
        total == 0 ? 0 : Double(post.choices[index].count ?? 0) / Double(total)
    }

    private func label(of index: Int) -> some View {
        HStack(spacing: Spacing.xs) {
            Text(verbatim: post.choices[index].text)
                .fontWeight(post.votedFor == index ? .semibold : .regular)
                .multilineTextAlignment(.leading)
            if post.votedFor == index {
                Image(systemName: "checkmark")
                    .accessibilityLabel(Text("Your vote"))
            }
            Spacer(minLength: Spacing.s)
            if post.votedFor != nil {
                Text(share(of: index), format: .percent.precision(.fractionLength(0)))
                    .monospacedDigit()
            }
        }
        .font(.cardDetail)
        .foregroundStyle(Tone.text)
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, Spacing.xs)
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        .background {
            Tone.well
                .overlay { Tone.share.scaleEffect(x: post.votedFor == nil ? 0 : share(of: index), anchor: .leading) }
                .clipShape(.rect(cornerRadius: CornerRadius.small))
        }
        .contentShape(.rect)
    }
}

#Preview("Vote, open") { SamplePage { _ in VoteBars(post: .samples[1]) { _ in } } }
#Preview("Vote, result") { SamplePage { _ in VoteBars(post: .samples[3]) { _ in } } }
