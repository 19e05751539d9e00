import APIKit
import Combine
import ListKit
import Testing

@MainActor
struct ListViewModelTests {
    @Test func `rows, content and errors are streams of their own`() {
        let viewModel = NumbersViewModel()
        var (rows, contents, errors): ([[String]], [Bool], [Bool]) = ([], [], [])
        var subscriptions: Set<AnyCancellable> = []
        viewModel.listItems.sink { rows.append($0.flatMap { $0.items.map(\.id) }) }.store(in: &subscriptions)
        viewModel.hasContent.sink { contents.append($0) }.store(in: &subscriptions)
        viewModel.hasError.sink { errors.append($0) }.store(in: &subscriptions)

        viewModel.subject.value.body = .failed(RepoError(.unavailable))
        viewModel.subject.value.body = content([1])

        #expect(rows == [[], ["number-1"]])
        #expect(contents == [false, true])
        #expect(errors == [false, true, false])
    }
}
