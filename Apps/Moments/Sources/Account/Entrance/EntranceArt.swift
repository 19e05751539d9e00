import DesignKit
import SwiftUI

/// The illustration of the sign-in pages: two soft blobs with three small cards.
struct EntranceArt: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack {
            blobs
            MiniMoment(symbol: "photo", tint: Palette.accent, isWide: true)
                .rotationEffect(.degrees(-9))
                .offset(x: -62, y: 18)
            MiniMoment(symbol: "bubble.left", tint: Palette.success, isWide: false)
                .rotationEffect(.degrees(8))
                .offset(x: 70, y: -26)
            MiniMoment(symbol: "heart.fill", tint: Palette.heart, isWide: false)
                .rotationEffect(.degrees(-2))
                .offset(x: 44, y: 58)
        }
        .frame(width: 320, height: 230)
        .accessibilityHidden(true)
    }

    private var blobs: some View {
        ZStack {
            BlobShape(.leaning)
                .fill(Palette.blobWarm.opacity(0.7))
                .frame(width: 210, height: 190)
                .offset(x: -46, y: -8)
            BlobShape(.wide)
                .fill(Palette.blobCool.opacity(0.7))
                .frame(width: 220, height: 180)
                .offset(x: 46, y: 14)
                .blendMode(colorScheme == .dark ? .screen : .multiply)
        }
        .compositingGroup()
    }
}

/// A miniature timeline card without text.
private struct MiniMoment: View {
    let symbol: String
    let tint: Color
    let isWide: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            HStack(spacing: Spacing.xs) {
                Circle()
                    .fill(tint.opacity(0.25))
                    .frame(width: 22, height: 22)
                Capsule()
                    .fill(Palette.hairline)
                    .frame(width: isWide ? 64 : 36, height: 8)
            }
            Image(systemName: symbol)
                .font(.system(size: isWide ? 34 : 24, weight: .medium))
                .foregroundStyle(tint)
                .frame(width: isWide ? 104 : 68, height: isWide ? 62 : 38)
                .background(tint.opacity(0.12), in: .rect(cornerRadius: CornerRadius.small))
        }
        .padding(Spacing.s)
        .card(radius: CornerRadius.medium)
    }
}

#Preview("Entrance picture, light", traits: .sizeThatFitsLayout) {
    EntranceArt()
        .padding()
        .background { Ground() }
}

#Preview("Entrance picture, dark", traits: .sizeThatFitsLayout) {
    EntranceArt()
        .padding()
        .background { Ground() }
        .preferredColorScheme(.dark)
}

#Preview("Small moment, wide", traits: .sizeThatFitsLayout) {
    MiniMoment(symbol: "photo", tint: Palette.accent, isWide: true)
        .padding(Spacing.l)
        .background { Ground() }
}

#Preview("Small moment, narrow", traits: .sizeThatFitsLayout) {
    MiniMoment(symbol: "heart.fill", tint: Palette.heart, isWide: false)
        .padding(Spacing.l)
        .background { Ground() }
}
