import APIKit
import Combine
import ListKit
import SwiftUI

/// A list of numbers whose responses are set by a test.
@MainActor
final class NumbersViewModel: ListViewModel {
    let subject: CurrentValueSubject<ListPage, Never>
    private(set) var calls: [String] = []
    var onLoad: (() async -> Void)?
    var onLoadMore: (() async -> Void)?

    init(_ page: ListPage = ListPage()) { subject = CurrentValueSubject(page) }

    var page: StateStream<ListPage> { StateStream(subject) }

    func loadItems() async {
        calls.append("load")
        await onLoad?()
    }

    func loadMore() async {
        calls.append("more")
        await onLoadMore?()
    }

    func trackScreenviews() { calls.append("seen") }

    func noticeDismissed() { subject.value.notice = nil }
}

final class NumberViewModel: ListItemViewModel {
    let id: String
    let number: Int

    init(_ number: Int) {
        self.number = number
        id = "number-\(number)"
    }
}

final class WordViewModel: ListItemViewModel {
    let id: String
    let word: String

    init(_ word: String, id: String? = nil) {
        self.word = word
        self.id = id ?? "word-\(word)"
    }
}

struct NumberRow: View {
    let viewModel: NumberViewModel

    var body: some View { Text(verbatim: "Number \(viewModel.number)") }
}

/// A row that keeps the first word it gets, as rows keep their observer of a view model.
struct WordRow: View {
    @State private var word: String

    init(viewModel: WordViewModel) { _word = State(initialValue: viewModel.word.uppercased()) }

    var body: some View { Text(verbatim: word) }
}

final class DraggedViewModel: ListItemViewModel {
    let id = "dragged"
}

/// A row that is held, as by a finger, from one tap to the next.
struct DraggedRow: View {
    @State private var isHeld = false

    var body: some View {
        Button("Hold") { isHeld.toggle() }
            .pausesScrolling(isHeld)
    }
}

@MainActor let sampleRows = RowViews()
    .row(for: NumberViewModel.self) { NumberRow(viewModel: $0) }
    .row(for: WordViewModel.self) { WordRow(viewModel: $0) }
    .row(for: DraggedViewModel.self) { _ in DraggedRow() }

@MainActor
func content(_ numbers: some Sequence<Int>, tail: ListTail = .end) -> ListBody {
    .content([ListSection(items: numbers.map { NumberViewModel($0) })], tail: tail)
}
