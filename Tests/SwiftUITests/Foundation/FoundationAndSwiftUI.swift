import Combine
import Foundation
import Observation
import SwiftUI

// Names that several imports of a file bring are not ambiguous, as types, in expressions and as attributes.

final class ZoomSettings: ObservableObject {
    @Published var size = CGFloat(12)
    @Combine.Published var name = ""
    var wrapper = Published(wrappedValue: 3)
    let subject = CurrentValueSubject<Int, Never>(1)
    let both = Publishers.Merge(Just(1), Just(2))
    var subscriptions = Set<AnyCancellable>()
    var future: Future<Int, Never> { Future { $0(.success(1)) } }
}

@Observable final class Zoom {
    var scale = CGFloat(1)
    var transform = CGAffineTransform.identity
    var offset = CGVector(dx: 1, dy: 2)
    var title: LocalizedStringResource = "Zoom"
    var request: URLRequest?
}

struct ZoomView: View {
    @StateObject private var settings = ZoomSettings()
    @State private var zoom = Zoom()

    var body: some View {
        Text(String(localized: "Size"))
            .frame(width: CGFloat(settings.size) * zoom.scale)
            .onReceive(settings.$size) { zoom.scale = $0 }
    }
}

extension Publisher where Failure == Never {
    func ignoringValues() -> AnyPublisher<Void, Never> { map { _ in }.eraseToAnyPublisher() }
}
