import Combine
import SwiftUI

@MainActor
final class TimedModel: ObservableObject {
    @Published private(set) var ticks = 0
    @Published private(set) var isRunning = false
    private var timer: AnyCancellable?
    private var observers: [AnyCancellable] = []

    init() {
        NotificationCenter.default.publisher(for: .cartChanged)
            .compactMap { $0.userInfo?["ticks"] as? Int }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] in self?.ticks = $0 }
            .store(in: &observers)
        $ticks
            .map { $0 > 0 }
            .removeDuplicates()
            .assign(to: &$isRunning)
    }

    func start() {
        timer = Timer.publish(every: 0.001, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.ticks += 1 }
    }

    func stop() {
        timer?.cancel()
        timer = nil
    }
}

struct TimedView: View {
    @StateObject private var model = TimedModel()

    var body: some View {
        Text(model.isRunning ? "running" : "standing")
        Button("Start", action: model.start)
        Button("Stop", action: model.stop)
    }
}

/// The values of a publisher as an asynchronous sequence.
struct AsyncValuesView: View {
    @State private var values: [Int] = []

    var body: some View {
        Text(values.map(String.init).joined(separator: ","))
            .task {
                for await value in [1, 2, 3].publisher.values {
                    values.append(value)
                }
            }
    }
}
