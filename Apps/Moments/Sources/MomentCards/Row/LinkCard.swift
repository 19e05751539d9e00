import DesignKit
import MomentsModel
import SwiftUI

/// A card for a link, with what its page says of itself if that is known.
public struct LinkCard: View {
    private let link: MomentLink
    private let page: MomentLinkCard?

    public init(link: MomentLink, page: MomentLinkCard? = nil) { (self.link, self.page) = (link, page) }

    public var body: some View {
        Link(destination: link.url) {
            HStack(spacing: Spacing.s) {
                LinkPicture(url: page?.image)
                VStack(alignment: .leading, spacing: 2) {
                    if let page { titles(of: page) } else { address }
                }
                Spacer(minLength: 0)
                Image(systemName: "arrow.up.forward")
                    .font(.cardNote.weight(.semibold))
                    .foregroundStyle(Palette.secondaryText)
                    .accessibilityHidden(true)
            }
            .padding(Spacing.s)
            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.medium))
        }
    }

    @ViewBuilder private var address: some View {
        Text(verbatim: link.host)
            .font(.cardDetail.weight(.semibold))
            .foregroundStyle(Palette.text)
            .lineLimit(1)
        if !link.path.isEmpty {
            Text(verbatim: link.path)
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
                .lineLimit(1)
        }
    }

    @ViewBuilder
    private func titles(of page: MomentLinkCard) -> some View {
        Text(verbatim: page.title)
            .font(.cardDetail.weight(.semibold))
            .foregroundStyle(Palette.text)
            .multilineTextAlignment(.leading)
            .lineLimit(2)
        // The host first, because a site can give itself any name.
        Text(verbatim: page.siteName == link.host ? link.host : "\(link.host) · \(page.siteName)")
            .font(.cardNote)
            .foregroundStyle(Palette.secondaryText)
            .lineLimit(1)
    }
}

/// The picture of a page, or a symbol.
private struct LinkPicture: View {
    let url: URL?

    var body: some View {
        let side: CGFloat = url == nil ? 44 : 72
        AsyncImage(url: url, transaction: Transaction(animation: .easeOut(duration: 0.25))) { phase in
            if let image = phase.image {
                image.resizable().scaledToFill()
            } else {
                Image(systemName: "link")
                    .font(.system(size: 18, weight: .semibold))
                    .foregroundStyle(Palette.accent)
            }
        }
        .frame(width: side, height: side)
        .background(Palette.card, in: .rect(cornerRadius: CornerRadius.small))
        .clipShape(.rect(cornerRadius: CornerRadius.small))
        .accessibilityHidden(true)
    }
}

#if DEBUG
#Preview("Link card, address", traits: .sizeThatFitsLayout) {
    if let link = MomentLink("swift.org/documentation") {
        LinkCard(link: link).previewRow()
    }
}

#Preview("Link card, page with a picture", traits: .sizeThatFitsLayout) {
    if let link = MomentLink(PreviewSamples.card.url) {
        LinkCard(link: link, page: PreviewSamples.card).previewRow()
    }
}

#Preview("Link card, page with long names", traits: .sizeThatFitsLayout) {
    let page = MomentLinkCard(
        url: "https://a-very-long-name-of-a-site.example.org/articles",
        title: PreviewSamples.longText,
        siteName: "The journal of everything that was ever written about lakes"
    )
    if let link = MomentLink(page.url) {
        LinkCard(link: link, page: page).previewRow()
    }
}
#endif
