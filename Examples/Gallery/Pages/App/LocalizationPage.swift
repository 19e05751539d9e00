import SwiftUI

/// The same views in three languages, one of them written from right to left.
struct LocalizationPage: View {
    @State private var language = Language.english

    var body: some View {
        VStack(spacing: 0) {
            Picker("Language", selection: $language) {
                ForEach(Language.allCases) { Text($0.name) }
            }
            .pickerStyle(.segmented)
            .padding()
            LocalizedCard()
                .environment(\.locale, Locale(identifier: language.rawValue))
                .environment(\.layoutDirection, language == .arabic ? .rightToLeft : .leftToRight)
            Spacer()
        }
    }
}

private enum Language: String, CaseIterable, Identifiable {
    case english = "en"
    case chinese = "zh-Hans"
    case arabic = "ar"

    var id: Self { self }

    var name: String {
        switch self {
        case .english: "English"
        case .chinese: "简体中文"
        case .arabic: "العربية"
        }
    }
}

private struct LocalizedCard: View {
    @State private var guests = 2

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Welcome", bundle: .module)
                .font(.largeTitle)
            Label {
                Text("\(guests) guests", bundle: .module)
            } icon: {
                Image(systemName: "person.3")
            }
            Text(Date(timeIntervalSince1970: 1_750_000_000), format: .dateTime.day().month(.wide).year())
            Text(1234.5, format: .currency(code: "EUR"))
            Button {
                guests += 1
            } label: {
                Text("Invite one more", bundle: .module)
            }
            .buttonStyle(.borderedProminent)
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
