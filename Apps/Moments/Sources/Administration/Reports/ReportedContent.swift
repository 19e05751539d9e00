import DesignKit
import MomentCards
import MomentsModel
import SwiftUI

/// What was reported, as it was then; nothing for a person.
struct ReportedContent: View {
    let report: Report

    var body: some View {
        if report.subject != .person {
            VStack(alignment: .leading, spacing: Spacing.s) {
                if !report.text.isEmpty {
                    FoldedText(report.text)
                } else if report.images.isEmpty {
                    Text("Without text")
                        .font(.cardText)
                        .foregroundStyle(Palette.secondaryText)
                }
                if !report.images.isEmpty { ReportedPhotos(photos: report.images) }
                if report.isContentGone { Fact(symbol: "trash", text: Text("Deleted since then")) }
            }
            .padding(Spacing.s)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.small))
        }
    }
}

/// Small photos; a tap opens the photo viewer.
private struct ReportedPhotos: View {
    let photos: [Photo]
    @State private var opened: OpenedPhoto?

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 84), spacing: Spacing.xs)], spacing: Spacing.xs) {
            ForEach(photos.indices, id: \.self) { index in
                Button {
                    opened = OpenedPhoto(id: index)
                } label: {
                    PhotoTile(photo: photos[index], size: .small, ratio: 1, cornerRadius: CornerRadius.small)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(label(of: index))
            }
        }
        .fullScreenCover(item: $opened) { PhotoViewer(photos: photos, first: $0.id) }
    }

    private func label(of index: Int) -> Text {
        let text = photos[index].altText
        return text.isEmpty ? Text("Photo \(index + 1) of \(photos.count)") : Text(verbatim: text)
    }
}

/// The place of the photo in the viewer.
private struct OpenedPhoto: Identifiable {
    let id: Int
}

#if DEBUG
extension ReportedContent {
    fileprivate static func preview(
        _ subject: ReportSubjectKind,
        text: String,
        images: [Photo] = [],
        isContentGone: Bool = false
    ) -> some View {
        let report = Report(
            id: 1,
            subject: subject,
            userDetails: PreviewSamples.alan,
            reporter: PreviewSamples.grace,
            reason: .abuse,
            text: text,
            images: images,
            isContentGone: isContentGone,
            createdDate: PreviewSamples.now
        )
        return ReportedContent(report: report).previewRow()
    }
}

#Preview("Reported content, photos", traits: .sizeThatFitsLayout) {
    ReportedContent.preview(.moment, text: "At the lake.", images: PreviewSamples.photos(5))
}

#Preview("Reported content, long text", traits: .sizeThatFitsLayout) {
    ReportedContent.preview(.moment, text: PreviewSamples.longText)
}

#Preview("Reported content, deleted comment", traits: .sizeThatFitsLayout) {
    ReportedContent.preview(.comment, text: "Nobody wants to see this.", isContentGone: true)
}
#endif
