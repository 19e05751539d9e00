import Combine
import SwiftUI

extension Notification.Name {
    static let cartChanged = Notification.Name("cartChanged")
}

struct ReceiveView: View {
    private let timer = Timer.publish(every: 3600, on: .main, in: .common).autoconnect()
    private let center: NotificationCenter
    private let changes: NotificationCenter.Publisher
    let subject = PassthroughSubject<Int, Never>()
    @ObservedObject var search: SearchModel
    @State private var received: [String] = []
    @State private var now = Date(timeIntervalSince1970: 0)

    init(search: SearchModel, center: NotificationCenter = .default) {
        self.search = search
        self.center = center
        changes = center.publisher(for: .cartChanged)
    }

    var body: some View {
        VStack {
            Text(received.joined(separator: ", "))
            Button("Send") { subject.send(received.count) }
            Button("Post") { center.post(name: .cartChanged, object: nil) }
        }
        .onReceive(timer) { date in
            now = date
        }
        .onReceive(timer) { _ in received.append("tick") }
        .onReceive(changes) { _ in
            received.append("changed")
        }
        .onReceive(NotificationCenter.default.publisher(for: Notification.Name("other")), perform: other)
        .onReceive(subject) { received.append("got \($0)") }
        .onReceive(Just("just")) { _ in }
        .onReceive(search.$query) { query in
            if !query.isEmpty { received.append(query) }
        }
        .onReceive(search.$query.dropFirst().debounce(for: .seconds(1), scheduler: RunLoop.main)) { _ in }
        .onReceive(search.objectWillChange) { _ in }
        .onReceive([1, 2, 3].publisher) { _ in }
    }

    private func other(_ notification: Notification) { received.append("other") }
}

/// Manually connected timers.
struct StopwatchView: View {
    @State private var seconds = 0
    @State private var connection: (any Cancellable)?
    @State private var timer = Timer.publish(every: 1, tolerance: 0.1, on: .main, in: .default)

    var body: some View {
        HStack {
            Text("\(seconds) s")
            Button("Start") {
                timer = Timer.publish(every: 1, on: .main, in: .common)
                connection = timer.connect()
            }
            Button("Stop") {
                connection?.cancel()
                connection = nil
            }
        }
        .onReceive(timer) { _ in seconds += 1 }
    }
}
