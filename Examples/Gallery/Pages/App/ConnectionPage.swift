import Network
import SwiftUI

/// Whether the page's browser is connected, and when it was not.
struct ConnectionPage: View {
    @State private var log = ConnectionLog()

    var body: some View {
        List {
            Section {
                VStack(spacing: 12) {
                    Image(systemName: log.isConnected ? "wifi" : "wifi.slash")
                        .font(.system(size: 44))
                        .foregroundStyle(log.isConnected ? .green : .red)
                        .accessibilityHidden(true)
                    Text(log.isConnected ? "Connected" : "No connection")
                        .font(.title3.bold())
                        .accessibilityIdentifier("state")
                    Text("Switch off the network of this device for a moment: the page notes how long it was away.")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
            }
            if let path = log.path {
                Section("Path") {
                    LabeledContent("Interface", value: path.availableInterfaces.map(\.name).joined(separator: ", "))
                    LabeledContent("Names are resolved", value: path.supportsDNS ? "Yes" : "No")
                    LabeledContent("Paid by use", value: path.isExpensive ? "Yes" : "No")
                }
            }
            Section("Interruptions") {
                if log.interruptions.isEmpty { Text("None").foregroundStyle(.secondary) }
                ForEach(log.interruptions) { interruption in
                    LabeledContent {
                        Text(interruption.length ?? "Not over")
                    } label: {
                        Text(interruption.start, format: .dateTime.hour().minute().second())
                    }
                }
            }
        }
        .task { await log.follow() }
    }
}

@MainActor @Observable
private final class ConnectionLog {
    private(set) var path: NWPath?
    private(set) var interruptions: [Interruption] = []

    var isConnected: Bool { path?.status != .unsatisfied }

    func follow() async {
        for await path in NWPathMonitor() {
            let wasConnected = isConnected
            self.path = path
            if wasConnected, !isConnected { interruptions.append(Interruption()) }
            if !wasConnected, isConnected, !interruptions.isEmpty {
                interruptions[interruptions.count - 1].end = .now
            }
        }
    }
}

/// A time without a connection.
private struct Interruption: Identifiable {
    let id = UUID()
    let start = Date.now
    var end: Date?

    var length: String? {
        end.map {
            Duration.seconds($0.timeIntervalSince(start))
                .formatted(.units(allowed: [.minutes, .seconds], width: .wide, fractionalPart: .show(length: 1)))
        }
    }
}
