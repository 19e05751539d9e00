import SwiftUI

/// A page that shows all components of the design kit.
public struct DesignKitPage: View {
    @State private var isLiked = true
    @State private var isStarred = false
    @State private var text = ""
    @State private var upload = 0.4
    @State private var rowStyle = RowStyle.large

    public init() {}

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.l) {
                part(Text("Spacing")) { spacings }
                part(Text("Fonts")) { fonts }
                part(Text("Colours")) { colors }
                part(Text("Avatars")) { faces }
                part(Text("Favourites")) { favourites }
                part(Text("Badges")) { badges }
                part(Text("Buttons")) { buttons }
                part(Text("Fields")) { fields }
                part(Text("Uploads")) { uploads }
                part(Text("Lists")) { lists }
                part(Text("Blobs")) { blobs }
                part(Text("States")) { states }
            }
            .padding(Spacing.m)
            .column()
        }
        .background { Ground() }
        .navigationTitle(Text("Design kit"))
    }

    private func part(_ title: Text, @ViewBuilder content: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            title
                .font(.sectionTitle)
                .accessibilityAddTraits(.isHeader)
            content()
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }

    private var spacings: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            ForEach(Spacing.all, id: \.self) { length in
                HStack(spacing: Spacing.s) {
                    Text(verbatim: "\(Int(length))")
                        .font(.cardNote.monospacedDigit())
                        .foregroundStyle(Palette.secondaryText)
                        .frame(width: 24, alignment: .trailing)
                    Capsule()
                        .fill(Palette.accent)
                        .frame(width: length * 4, height: 8)
                }
            }
        }
    }

    private var fonts: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("Profile name").font(.profileName)
            Text("Section title").font(.sectionTitle)
            Text("Card name").font(.cardName)
            Text("Card text").font(.cardText)
            Text("Detail").font(.cardDetail)
            Text("Five minutes ago").font(.cardNote).foregroundStyle(Palette.secondaryText)
        }
    }

    private var colors: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44), spacing: Spacing.s)], spacing: Spacing.s) {
            ForEach(Palette.all.indices, id: \.self) { index in
                RoundedRectangle(cornerRadius: CornerRadius.small)
                    .fill(Palette.all[index])
                    .frame(height: 44)
                    .overlay {
                        RoundedRectangle(cornerRadius: CornerRadius.small).strokeBorder(Palette.hairline, lineWidth: 1)
                    }
            }
        }
        .accessibilityHidden(true)
    }

    private var faces: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HStack(alignment: .bottom, spacing: Spacing.s) {
                ForEach(AvatarSize.allCases, id: \.self) { AvatarView(name: "Ada Lovelace", url: nil, size: $0) }
            }
            AvatarRow(
                ["Grace Hopper", "王小明", "Linus", "李娜", "Alan Turing"].map {
                    AvatarRow.Person(id: $0, name: $0, url: nil)
                }
            )
        }
    }

    private var favourites: some View {
        HStack(spacing: Spacing.l) {
            FavouriteButton(.heart, isOn: isLiked, label: Text("Like")) { isLiked.toggle() }
            FavouriteButton(.star, isOn: isStarred, label: Text("Bookmark")) { isStarred.toggle() }
        }
        .padding(Spacing.xs)
    }

    private var badges: some View {
        HStack(spacing: Spacing.l) {
            Badge(count: 3)
            Badge(count: 120)
            Badge(count: 3).badgeStyle(.dot)
            UnreadMark()
        }
    }

    private var buttons: some View {
        VStack(spacing: Spacing.s) {
            Button {
            } label: {
                Text("Primary")
            }
            .buttonStyle(.primary)
            Button {
            } label: {
                Text("Disabled")
            }
            .buttonStyle(.primary)
            .disabled(true)
            Button {
            } label: {
                Text("Pill")
            }
            .buttonStyle(.pill)
        }
    }

    private var fields: some View {
        TextField("Say something", text: $text)
            .textFieldStyle(.soft)
    }

    private var uploads: some View {
        HStack(spacing: Spacing.m) {
            UploadProgress(fraction: upload)
            Button {
                upload = upload >= 1 ? 0 : upload + 0.2
            } label: {
                Text("Continue")
            }
            .buttonStyle(.pill)
        }
    }

    private var lists: some View {
        HStack(spacing: Spacing.l) {
            RowStyleButton(style: $rowStyle)
            Fact(symbol: "calendar", text: Text("Five minutes ago"))
            ProgressRing(fraction: upload, lineWidth: 6, track: Palette.well, fill: Palette.accent)
                .frame(width: 44, height: 44)
                .accessibilityHidden(true)
            Disclosure()
        }
    }

    private var blobs: some View {
        ZStack {
            BlobShape(.leaning)
                .fill(Palette.blobWarm)
                .frame(width: 150, height: 130)
                .offset(x: -40)
            BlobShape(.wide)
                .fill(Palette.blobCool)
                .frame(width: 150, height: 120)
                .offset(x: 40)
                .blendMode(.multiply)
        }
        .frame(maxWidth: .infinity, minHeight: 150)
        .compositingGroup()
        .accessibilityHidden(true)
    }

    private var states: some View {
        VStack(spacing: Spacing.s) {
            Banner(.information, Text("You have new messages."))
            Banner(.success, Text("The action succeeded."))
            Banner(.failure, Text("The action failed."), label: Text("Try again")) {}
            EmptyStateView(
                symbol: "leaf",
                title: Text("Nothing here yet"),
                message: Text("Content will appear here soon.")
            )
        }
    }
}

extension Palette {
    /// All colours except derived ones, for the design kit page.
    static let all = [
        accent, accentFill, heart, star, danger, success, text, secondaryText, groundTop, groundBottom, card, well,
        glow,
        shade, softFace, blobWarm, blobCool, blobDeep, blobSea,
    ]
}

#Preview("Design kit, light") {
    NavigationStack { DesignKitPage() }
}

#Preview("Design kit, dark") {
    NavigationStack { DesignKitPage() }
        .preferredColorScheme(.dark)
}
