import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import SwiftUI

/// The months of a year as a grid; a tap opens the page of a month.
struct AlbumYearRow: View {
    @StateObject private var observer: ViewModelObserver<AlbumYearListItemViewModel, AlbumYear>

    init(viewModel: AlbumYearListItemViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.year))
    }

    var body: some View {
        let year = observer.value
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: Spacing.s)], spacing: Spacing.s) {
            ForEach(year.months) { AlbumMonthLink(month: $0, person: year.person) }
        }
    }
}

/// The cover of a month with its name and the number of its moments, linked to the page of the month.
private struct AlbumMonthLink: View {
    let month: AlbumMonth
    let person: PersonID
    @Environment(\.localizer) private var localizer

    var body: some View {
        let count = localizer.string("%lld moments", count: month.momentCount, bundle: .module)
        NavigationLink(value: Route.albumMonth(month.id, of: person)) {
            AlbumMonthTile(month: month, count: count)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text("\(month.id.middle, format: .dateTime.year().month(.wide)), \(count)"))
    }
}

/// The cover of a month; a tinted surface with a symbol if it has none.
private struct AlbumMonthTile: View {
    let month: AlbumMonth
    let count: String

    var body: some View {
        Group {
            if let cover = month.cover {
                PhotoTile(photo: cover, size: .small, ratio: 1)
                    .overlay(alignment: .bottom) { shadedCaption }
            } else {
                Palette.accent.opacity(0.14)
                    .aspectRatio(1, contentMode: .fit)
                    .overlay {
                        Image(systemName: "calendar")
                            .font(.system(size: 34, weight: .medium))
                            .foregroundStyle(Palette.accent)
                            .accessibilityHidden(true)
                    }
                    .overlay(alignment: .bottomLeading) { caption.foregroundStyle(Palette.text) }
            }
        }
        .clipShape(RoundedRectangle(cornerRadius: CornerRadius.medium, style: .continuous))
    }

    private var caption: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text(month.id.middle, format: .dateTime.month(.wide))
                .font(.cardName)
            Text(verbatim: count)
                .font(.caption)
        }
        .padding(Spacing.s)
    }

    /// The caption in front of a shade that fades above it.
    private var shadedCaption: some View {
        VStack(spacing: 0) {
            LinearGradient(colors: [.clear, Self.shade], startPoint: .top, endPoint: .bottom)
                .frame(height: 28)
            caption
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Self.shade)
        }
    }

    /// White text has a contrast of 5.7:1 in front of a white photo with this shade; with 0.54 it would have 4.5:1.
    private static let shade = Color.black.opacity(0.6)
}

#if DEBUG
extension AlbumYearRow {
    fileprivate static func preview(_ months: ArraySlice<AlbumMonth>) -> some View {
        let year = AlbumYear(person: PreviewSamples.grace.id, year: 2026, months: Array(months))
        return AlbumYearRow(viewModel: AlbumYearListItemViewModel(year)).previewRow()
    }
}

#Preview("Months of a year, three", traits: .sizeThatFitsLayout) {
    AlbumYearRow.preview(PreviewSamples.album.prefix(3))
}

#Preview("Months of a year, one without a cover", traits: .sizeThatFitsLayout) {
    AlbumYearRow.preview(PreviewSamples.album[1...1])
}
#endif
