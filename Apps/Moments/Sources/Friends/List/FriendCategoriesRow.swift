import DesignKit
import ListKit
import MomentCards
import SwiftUI

/// A row of category chips with their counts.
struct FriendCategoriesRow: View {
    @StateObject private var observer: ViewModelObserver<FriendCategoriesItemViewModel, FriendCategories>

    init(viewModel: FriendCategoriesItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.categories))
    }

    var body: some View {
        let categories = observer.value
        ScrollView(.horizontal) {
            HStack(spacing: Spacing.xs) {
                ForEach(FriendCategory.allCases, id: \.self) { category in
                    CategoryChip(
                        title: category.text,
                        count: categories.counts[category],
                        isChosen: category == categories.chosen
                    ) {
                        observer.viewModel.tapped(category)
                    }
                }
            }
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
        }
        .scrollIndicators(.hidden)
        .padding(.top, Spacing.xs)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Categories"))
    }
}

private struct CategoryChip: View {
    let title: Text
    let count: Int?
    let isChosen: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button {
            withAnimation(.settle) { action() }
        } label: {
            HStack(spacing: Spacing.xs) {
                title
                    .font(.subheadline.weight(.semibold))
                if let count {
                    Text(verbatim: String(count))
                        .font(.cardNote.weight(.semibold).monospacedDigit())
                        .padding(.horizontal, 6)
                        .frame(minWidth: 22, minHeight: 20)
                        .background(isChosen ? Color.white.opacity(0.16) : Palette.well, in: .capsule)
                }
            }
            .foregroundStyle(isChosen ? Color.white : Palette.text)
            .padding(.horizontal, Spacing.s)
            .padding(.vertical, Spacing.xxs)
            .frame(minHeight: 38)
            .background(isChosen ? Palette.accentFill : Palette.card, in: .capsule)
            .overlay { Capsule().strokeBorder(isChosen ? Color.clear : Palette.hairline, lineWidth: 1) }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? [.isToggle, .isSelected] : .isToggle)
    }
}

extension FriendCategory {
    var text: Text {
        switch self {
        case .all: Text("All")
        case .new: Text("New")
        case .active: Text("Active")
        case .requests: Text("Requests")
        }
    }
}

#if DEBUG
extension FriendCategoriesItemViewModel {
    fileprivate static func preview(_ categories: FriendCategories) -> FriendCategoriesItemViewModel {
        let viewModel = FriendCategoriesItemViewModel { _ in }
        viewModel.update(categories)
        return viewModel
    }
}

#Preview("Categories, counts", traits: .sizeThatFitsLayout) {
    let counts: [FriendCategory: Int] = [.all: 120, .new: 3, .active: 0, .requests: 2]
    FriendCategoriesRow(viewModel: .preview(FriendCategories(chosen: .new, counts: counts)))
        .previewRow()
}

#Preview("Categories, loading", traits: .sizeThatFitsLayout) {
    FriendCategoriesRow(viewModel: .preview(FriendCategories()))
        .previewRow()
}

#Preview("Category, chosen", traits: .sizeThatFitsLayout) {
    CategoryChip(title: FriendCategory.all.text, count: 3, isChosen: true) {}
        .previewRow()
}

#Preview("Category, not chosen", traits: .sizeThatFitsLayout) {
    CategoryChip(title: FriendCategory.requests.text, count: nil, isChosen: false) {}
        .previewRow()
}
#endif
