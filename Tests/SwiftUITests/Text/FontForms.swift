import SwiftUI

extension Font {
    static let brand = Font.custom("Brand", size: 18, relativeTo: .body)
    static func rounded(_ style: Font.TextStyle) -> Font { .system(style, design: .rounded) }
}

struct FontForms: View {
    private let styles: [(String, Font)] = [
        ("Large title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]

    var body: some View {
        VStack {
            ForEach(styles, id: \.0) { name, font in
                Text(name).font(font)
            }
            Text("Brand").font(.brand)
            Text("Rounded").font(.rounded(.title))
            Text("Size").font(.system(size: 12))
            Text("Weight").font(.body.weight(.semibold))
            Text("Chain").font(Font.title.bold().italic().monospacedDigit())
            Text("Fixed").font(Font.custom("Fixed", fixedSize: 10))
            Text("System").font(.system(.body, design: .serif).smallCaps())
            Text("Converted").font(Font(UIFont.boldSystemFont(ofSize: 20) as CTFont))
        }
        .font(.callout)
        .fontWeight(.medium)
        .bold()
        .italic()
        .underline()
        .strikethrough(false)
        .monospacedDigit()
    }
}

struct ResolvedFontForms: View {
    @Environment(\.fontResolutionContext) private var context: Font.Context
    @State private var font: Font?

    private var resolved: Font.Resolved { (font ?? .default).resolve(in: context) }

    var body: some View {
        Text("\(resolved.isBold ? "Bold" : "Plain") \(Int(resolved.pointSize))")
            .font(font)
            .foregroundStyle(.opacity(0.5))
        Button("Toggle") { font = (font ?? .default).bold(!resolved.isBold).italic(resolved.isItalic) }
    }
}
