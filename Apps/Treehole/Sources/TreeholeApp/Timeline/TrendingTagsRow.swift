import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The tags of the last days in a row; a tap searches for a tag.
struct TrendingTagsRow: View {
    @StateObject private var observer: ViewModelObserver<TrendingTagsViewModel, [TrendingTag]>
    @EnvironmentObject private var router: TreeholeRouter

    init(viewModel: TrendingTagsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.tags))
    }

    var body: some View {
        if !observer.value.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.xs) {
                    Image(systemName: "flame")
                        .foregroundStyle(Tone.secondaryText)
                        .accessibilityHidden(true)
                    ForEach(observer.value) { tag in
                        Button {
                            router.search(tag: tag.tag)
                        } label: {
                            HStack(spacing: Spacing.xs) {
                                Text(verbatim: "#\(tag.tag)")
                                Text(verbatim: String(tag.postCount))
                                    .foregroundStyle(Tone.secondaryText)
                            }
                        }
                        .buttonStyle(.chip)
                        .accessibilityLabel(Text("Posts with the tag \(tag.tag)"))
                    }
                }
                .padding(.horizontal, Spacing.s)
            }
            .padding(.top, Spacing.s)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Trending tags"))
        }
    }
}

#Preview("Trending tags, light") {
    TrendingTagsRow(viewModel: Session.sample.trending)
        .environmentObject(TreeholeRouter())
}
#Preview("Trending tags, dark") {
    TrendingTagsRow(viewModel: Session.sample.trending)
        .environmentObject(TreeholeRouter())
        .preferredColorScheme(.dark)
}
