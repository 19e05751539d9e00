import Combine
import Foundation
import SwiftUI
import Testing

struct EmptyCollectionsTests {
    @Test
    func `brackets name the types of Combine, SwiftUI and Core Graphics`() {
        var combine = EmptyCollections()
        let subject = PassthroughSubject<String, Never>()
        combine.subjects.append(subject)
        combine.publishers.append(Just(1).eraseToAnyPublisher())
        var received: [String] = []
        subject.sink { received.append($0) }.store(in: &combine.cancellables)
        combine.cancellablesOfNames["second"] = subject.sink { received.append($0 + "!") }
        subject.send("a")
        #expect(received.sorted() == ["a", "a!"])
        #expect(combine.publishers.count == 1)

        var both = EmptyCollectionsAndViews()
        both.providers.append(NSItemProvider())
        both.transforms.append(.identity)
        both.layers.append(CAShapeLayer())
        both.subjects["one"] = CurrentValueSubject(1)
        both.cancellables.append(AnyCancellable {})
        #expect(both.subjects["one"]?.value == 1)
        #expect(both.transforms == [.identity] && both.providers.count == 1 && both.layers.count == 1)

        var views = EmptyCollectionsOfViews()
        views.paths["line"] = UIBezierPath(rect: .zero)
        #expect(views.paths.count == 1 && views.outlines.isEmpty && views.providers.isEmpty)
        #expect(views.activities.isEmpty && views.resources.isEmpty)
    }
}
