import Network
import SwiftUI

/// As apps follow the connection with a queue.
final class NetworkMonitor: ObservableObject, @unchecked Sendable {
    @Published private(set) var isConnected = true
    @Published private(set) var isExpensive = false
    private let monitor = NWPathMonitor()
    private let queue = DispatchQueue(label: "NetworkMonitor")

    init() {
        monitor.pathUpdateHandler = { [weak self] path in
            DispatchQueue.main.async { [weak self] in
                self?.isConnected = path.status == .satisfied
                self?.isExpensive = path.isExpensive || path.usesInterfaceType(.cellular)
            }
        }
        monitor.start(queue: queue)
    }

    deinit { monitor.cancel() }
}

struct ConnectionBanner: View {
    @StateObject private var network = NetworkMonitor()

    var body: some View {
        if !network.isConnected { Text("No connection") }
        Text(network.isExpensive ? "Mobile network" : "Any network")
    }
}

/// As apps follow it since iOS 17.
struct ConnectionName: View {
    @State private var name = "Unknown"

    var body: some View {
        Text(name)
            .task {
                for await path in NWPathMonitor() {
                    switch path.status {
                    case .satisfied: name = path.availableInterfaces.first?.type == .wifi ? "Wi-Fi" : "Online"
                    case .unsatisfied, .requiresConnection: name = "Offline"
                    @unknown default: name = "Unknown"
                    }
                    if path.unsatisfiedReason == .cellularDenied { name = "Denied" }
                }
            }
    }
}
