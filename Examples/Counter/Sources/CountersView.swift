import SwiftUI

struct CountersView: View {
    @EnvironmentObject private var library: CounterLibrary
    @State private var newName = ""

    private var shownCounters: [Counter] {
        library.counters.filter { !library.hidesZeros || $0.count > 0 }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Counters")
                .font(.largeTitle)
            HStack {
                TextField("New counter", text: $newName)
                Button("Create", action: create)
                    .disabled(newName.isEmpty)
            }
            Toggle("Hide zeros", isOn: $library.hidesZeros)
            ForEach(shownCounters) { counter in
                CounterRow(counter: counter) { library.remove(counter) }
            }
            if shownCounters.isEmpty {
                Text("Nothing counted yet.")
                    .foregroundStyle(.secondary)
            }
        }
        .padding()
    }

    private func create() {
        library.add(newName)
        newName = ""
    }
}

#Preview {
    CountersView()
        .environmentObject(CounterLibrary.sample)
}
