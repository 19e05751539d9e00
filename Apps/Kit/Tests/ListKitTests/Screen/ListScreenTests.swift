import APIKit
import DesignKit
import ListKit
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ListScreenTests {
    @Test func `a list is loaded and counted when it appears`() async {
        let viewModel = NumbersViewModel()
        viewModel.onLoad = { viewModel.subject.value.body = content([1, 2]) }
        let host = host(viewModel)

        await host.settle()

        #expect(viewModel.calls.sorted() == ["load", "seen"])
        #expect(host.texts == ["Number 1", "Number 2"])
    }

    @Test func `a spinner shows until something is known`() {
        let host = host(NumbersViewModel())

        #expect(host.html.contains("Loading"))
        #expect(!host.texts.contains("Nothing"))
    }

    @Test func `a list without rows says so, whatever stands above`() {
        let page = ListPage(header: [WordViewModel("me")], body: content([]))
        let host = host(NumbersViewModel(page))

        #expect(host.texts == ["ME", "Nothing"])
    }

    @Test func `what failed can be tried again`() async throws {
        let viewModel = NumbersViewModel(ListPage(body: .failed(RepoError(.unavailable))))
        let host = host(viewModel)
        await host.settle()
        viewModel.onLoad = { viewModel.subject.value.body = content([7]) }

        try await host.tap("Try again")

        #expect(host.texts == ["Number 7"])
    }

    @Test func `sections have titles, and each row the view of its view model`() {
        let sections = [
            ListSection(id: "a", title: "Small", items: [NumberViewModel(1)]),
            ListSection(id: "b", title: "None", items: []),
            ListSection(id: "c", title: "Words", items: [WordViewModel("one")]),
        ]
        let host = host(NumbersViewModel(ListPage(body: .content(sections))))

        #expect(host.texts == ["Small", "Number 1", "Words", "ONE"])
    }

    @Test func `keys step through the rows, and act on the focused one`() async throws {
        var pressed: [Int] = []
        let keys = RowViews().row(for: NumberViewModel.self) { item in
            ShortcutButton("x") { pressed.append(item.number) }
        }
        let viewModel = NumbersViewModel(ListPage(header: [WordViewModel("me")], body: content([1, 2, 3])))
        let host = ViewHost { ListScreen(viewModel, rows: sampleRows, keys: keys) { Text("Nothing") } }
        await #expect(throws: ViewHostError.self) { try await host.press("x") }

        for key: KeyEquivalent in ["j", "x", "j", "x", "k", "x", "k", "x", "j", "j", "j", "x"] {
            try await host.press(key)
        }

        #expect(pressed == [1, 2, 1, 1, 3])
    }

    @Test func `more can be asked for at the end`() async throws {
        let viewModel = NumbersViewModel(ListPage(body: content(1...3, tail: .more)))
        let host = host(viewModel)
        viewModel.onLoadMore = { viewModel.subject.value.body = content(1...4) }

        try await host.tap("Show more")

        #expect(host.texts.last == "Number 4")
    }

    @Test func `more is asked for when the person comes near the end`() async throws {
        let viewModel = NumbersViewModel(ListPage(body: content(1...200, tail: .more)))
        let host = host(viewModel)
        await host.settle()

        try await host.scroll(to: 100)
        #expect(!viewModel.calls.contains("more"))

        try await host.scroll(to: 195)
        #expect(viewModel.calls.contains("more"))
    }

    @Test func `a notice can be put away`() async throws {
        let page = ListPage(body: content([1]), notice: RepoError(.unavailable))
        let host = host(NumbersViewModel(page))
        #expect(host.texts.contains("The server cannot be reached. Please try again in a moment."))

        try await host.tap("OK")

        #expect(host.texts == ["Number 1"])
    }

    @Test func `rows that stay are not made anew`() async {
        let first = NumberViewModel(1)
        let viewModel = NumbersViewModel(ListPage(body: .content([ListSection(items: [first])])))
        let host = host(viewModel)
        await host.settle()
        host.resetCounters()

        viewModel.subject.value.body = .content([ListSection(items: [NumberViewModel(0), first])])
        await host.settle()

        #expect(host.texts == ["Number 0", "Number 1"])
        #expect(host.bodyEvaluations["NumberRow"] == 1)
    }

    @Test func `a row whose view model was replaced shows the new one, also under the same id`() async {
        let items = { (word: String) in ListBody.content([ListSection(items: [WordViewModel(word, id: "same")])]) }
        let viewModel = NumbersViewModel(ListPage(body: items("first")))
        let host = host(viewModel)
        await host.settle()

        viewModel.subject.value.body = items("second")
        await host.settle()

        #expect(host.texts == ["SECOND"])
    }

    @Test func `an equal page changes nothing`() async {
        let viewModel = NumbersViewModel(ListPage(body: content([1])))
        let host = host(viewModel)
        await host.settle()
        host.resetCounters()

        viewModel.subject.value = viewModel.subject.value
        await host.settle()

        #expect(host.bodyEvaluations.isEmpty)
    }

    @Test func `what comes above the person's place is told, and one tap leads there`() async throws {
        let items = (1...200).map { NumberViewModel($0) }
        let viewModel = NumbersViewModel(ListPage(body: .content([ListSection(items: items)])))
        let host = host(viewModel)
        await host.settle()
        try await host.scroll(to: 100)

        viewModel.subject.value.body = .content([ListSection(items: [NumberViewModel(0)] + items)])
        await host.settle()
        #expect(host.texts.contains("Newer"))

        try await host.tap("Newer")
        #expect(!host.texts.contains("Newer"))
    }

    @Test func `what comes while the person is at the top just appears`() async {
        let items = (1...3).map { NumberViewModel($0) }
        let viewModel = NumbersViewModel(ListPage(body: .content([ListSection(items: items)])))
        let host = host(viewModel)
        await host.settle()

        viewModel.subject.value.body = .content([ListSection(items: [NumberViewModel(0)] + items)])
        await host.settle()

        #expect(host.texts == ["Number 0", "Number 1", "Number 2", "Number 3"])
    }

    @Test func `a list does not scroll while a row is dragged`() async throws {
        let viewModel = NumbersViewModel(ListPage(header: [DraggedViewModel()], body: content([1])))
        let host = host(viewModel)
        await host.settle()
        #expect(!host.outline.contains("scrollDisabled"))

        try await host.tap("Hold")
        #expect(host.outline.contains("scrollDisabled"))
        #expect(host.texts == ["Hold", "Number 1"])

        try await host.tap("Hold")
        #expect(!host.outline.contains("scrollDisabled"))
    }

    private func host(_ viewModel: NumbersViewModel) -> ViewHost {
        ViewHost {
            ListScreen(viewModel, rows: sampleRows, newItemsLabel: Text(verbatim: "Newer")) {
                Text(verbatim: "Nothing")
            }
        }
    }
}
