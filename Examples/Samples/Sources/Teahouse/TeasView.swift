import SwiftUI

struct TeasView: View {
    @EnvironmentObject private var delegate: TeahouseDelegate
    @EnvironmentObject private var brewing: Brewing
    @AppStorage("favourite") private var favourite = ""

    var body: some View {
        NavigationStack {
            List {
                if let tea = brewing.tea {
                    Section("In the pot") {
                        LabeledContent(tea.name, value: brewing.isPaused ? "Paused" : "\(tea.minutes) minutes")
                        if brewing.isPaused {
                            Button("Go on", action: brewing.resume)
                        }
                    }
                }
                Section("Teas") {
                    ForEach(Tea.all) { tea in
                        HStack {
                            Button(tea.name) { brewing.start(tea) }
                            Spacer()
                            Button {
                                favourite = favourite == tea.id ? "" : tea.id
                            } label: {
                                Image(systemName: favourite == tea.id ? "heart.fill" : "heart")
                            }
                            .accessibilityLabel("Favourite: \(tea.name)")
                            .accessibilityAddTraits(favourite == tea.id ? .isSelected : [])
                        }
                        .buttonStyle(.borderless)
                    }
                }
                Section {
                    ForEach(Array(delegate.journal.enumerated()), id: \.offset) { _, line in
                        Text(line)
                    }
                } header: {
                    Text("Journal")
                } footer: {
                    Text("Version \(version)")
                }
            }
            .navigationTitle("Teahouse")
        }
        .tint(Color(.leaf))
    }

    private var version: String {
        Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "unknown"
    }
}
