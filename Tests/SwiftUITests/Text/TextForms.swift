import SwiftUI

struct TextForms: View {
    let name = "Grace"
    let count = 3
    let price = 9.5
    let date = Date(timeIntervalSince1970: 0)
    let kind = Planet.earth
    let missing: Int? = nil
    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .ordinal
        formatter.locale = Locale(identifier: "en_US")
        return formatter
    }()

    var body: some View {
        VStack {
            Text("Literal key")
            Text(name)
            Text(name.prefix(3))
            Text(verbatim: "100% %@")
            Text("Hello, \(name)!", comment: "A greeting")
            Text("KEY", tableName: "Main", bundle: .main, comment: "From a table")
            Text("\(count) of \(10)")
            Text("\(price, specifier: "%.2f")")
            Text("Kind: \(kind)" as String)
            Text("Type: \(String(describing: kind))")
            Text("Optional: \(missing ?? 0)")
            Text(price, format: .number)
            Text(count, format: .percent)
            Text(date, format: .iso8601)
            Text(NSNumber(value: count), formatter: Self.formatter)
            Text(price.formatted(.currency(code: "EUR").locale(Locale(identifier: "en_US"))))
            Text(LocalizedStringKey(name))
        }
        .lineLimit(2)
        .multilineTextAlignment(.center)
    }
}

struct StyledText: View {
    var body: some View {
        VStack {
            Text("Bold").bold()
            Text("Weighted").fontWeight(.semibold)
            Text("Italic").italic()
            Text("Underlined").underline()
            Text("Underlined in red").underline(true, color: .red)
            Text("Struck").strikethrough()
            Text("Struck in blue").strikethrough(true, color: .blue)
            Text("Fixed").font(.system(size: 14, weight: .bold, design: .monospaced))
            Text("Digits 123").monospacedDigit()
            Text("Wide").kerning(2).tracking(1)
            Text("Raised").baselineOffset(4)
            Text("Shrinks").minimumScaleFactor(0.5).allowsTightening(true)
            Text("Upper").textCase(.uppercase)
            Text("Spaced").lineSpacing(4).truncationMode(.middle)
            Text("Rounded").fontDesign(.rounded).fontWidth(.condensed)
            Text("Two lines").lineLimit(2, reservesSpace: true)
            Text("Up to three").lineLimit(...3)
            Text("One to three").lineLimit(1...3)
        }
    }
}

/// Texts whose direction follows from their letters.
struct DirectionForms: View {
    var body: some View {
        Text("مرحبا").writingDirection(strategy: .contentBased)
        Text("hello").writingDirection(strategy: Text.WritingDirectionStrategy.layoutBased)
    }
}

/// Texts with the heights of lines of iOS 26.
struct LineHeightForms: View {
    @Environment(\.lineHeight) private var lineHeight

    var body: some View {
        VStack {
            Text("Loose").lineHeight(.loose)
            Text("Exact").lineHeight(.exact(points: 32))
            Text("Multiple").lineHeight(.multiple(factor: 2))
            Text("Leading").lineHeight(.leading(increase: 12))
            Text("Normal").lineHeight(.normal).lineHeight(nil)
            Text("Others").lineHeight(.variable).lineHeight(.tight)
            Text(lineHeight == nil ? "none" : "set")
        }
    }
}
