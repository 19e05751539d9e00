import SwiftUI

/// Date pickers in all styles, with other calendars and languages, and a picker for several days.
struct DatesPage: View {
    // March 15, 2025, 11:09:27 AM UTC
    @State private var date = Date(timeIntervalSince1970: 1_742_036_967)
    @State private var days: Set<DateComponents> = [DateComponents(year: 2025, month: 3, day: 12)]
    @State private var system = System.english
    @State private var isDisabled = false
    @State private var showsSheet = false

    var body: some View {
        Form {
            Section("Compact") {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                DatePicker("Moment", selection: $date)
                HStack {
                    Text("Without label")
                    DatePicker("Hidden", selection: $date, displayedComponents: .date).labelsHidden()
                }
                Toggle("Disabled", isOn: $isDisabled)
                Button("Sheet") { showsSheet = true }
            }
            Section("Calendar") {
                DatePicker("Start", selection: $date, in: march...).datePickerStyle(.graphical)
            }
            Section("Wheels") {
                DatePicker("Date", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.wheel).labelsHidden()
                DatePicker("Date and time", selection: $date).datePickerStyle(.wheel).labelsHidden()
            }
            Section("Several days") {
                MultiDatePicker("Days off", selection: $days)
                LabeledContent("Days", value: days.count, format: .number)
            }
            Section("Calendars") {
                Picker("Calendar", selection: $system) {
                    ForEach(System.allCases, id: \.self) { Text($0.rawValue) }
                }
                Group {
                    DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                    DatePicker("Day", selection: $date, displayedComponents: .date)
                        .datePickerStyle(.wheel).labelsHidden()
                }
                .environment(\.locale, system.locale)
                .environment(\.calendar, Calendar(identifier: system.calendar))
                .environment(\.layoutDirection, system == .arabic || system == .hebrew ? .rightToLeft : .leftToRight)
            }
            Section("Field") {
                DatePicker("Typed", selection: $date, displayedComponents: .date).datePickerStyle(.field)
            }
        }
        .disabled(isDisabled)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .sheet(isPresented: $showsSheet) {
            DatePicker("In a sheet", selection: $date)
                .padding()
                .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        }
    }

    /// March 3, 2025
    private var march: Date { Date(timeIntervalSince1970: 1_740_960_000) }
}

private enum System: String, CaseIterable {
    case english = "English"
    case arabic = "Arabic"
    case buddhist = "Buddhist"
    case chinese = "Chinese"
    case hebrew = "Hebrew"
    case japanese = "Japanese"

    var locale: Locale {
        switch self {
        case .english: Locale(identifier: "en_US")
        case .arabic: Locale(identifier: "ar_EG")
        case .buddhist: Locale(identifier: "th_TH")
        case .chinese: Locale(identifier: "zh_CN")
        case .hebrew: Locale(identifier: "he_IL")
        case .japanese: Locale(identifier: "ja_JP")
        }
    }

    var calendar: Calendar.Identifier {
        switch self {
        case .english: .gregorian
        case .arabic: .islamicUmmAlQura
        case .buddhist: .buddhist
        case .chinese: .chinese
        case .hebrew: .hebrew
        case .japanese: .japanese
        }
    }
}
