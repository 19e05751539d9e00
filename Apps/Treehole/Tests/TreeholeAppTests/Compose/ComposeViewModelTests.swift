import APIKit
import Foundation
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct ComposeViewModelTests {
    private let transport = SampleTransport()
    private let viewModel: ComposeViewModel

    init() { viewModel = ComposeViewModel(api: APIClient(transport: transport)) }

    @Test func `a text is needed, and has a limit`() {
        #expect(!viewModel.canSend)
        viewModel.text = String(repeating: "a", count: Limits.postText)
        #expect(viewModel.canSend)
        viewModel.text += "a"
        #expect(!viewModel.canSend)
    }

    @Test func `a vote has two to eight different choices`() {
        viewModel.text = "Tea?"
        viewModel.voteTapped()
        #expect(!viewModel.canSend)

        viewModel.choices[0].text = "Yes"
        viewModel.choices[1].text = "Yes"
        #expect(!viewModel.canSend)
        viewModel.choices[1].text = "No"
        #expect(viewModel.canSend)

        for _ in 0..<10 { viewModel.addChoice() }
        #expect(viewModel.choices.count == 8)
    }

    @Test func `with one choice there is no vote`() {
        viewModel.voteTapped()

        viewModel.removeChoice(viewModel.choices[0].id)

        #expect(viewModel.choices.isEmpty)
    }

    @Test func `a picture that is too large is refused in words`() {
        viewModel.pictureChosen(Data(count: Limits.pictureBytes + 1))

        #expect(viewModel.picture == nil)
        #expect(viewModel.failure?.reason == "PICTURE_TOO_LARGE")
    }

    @Test func `the post is published`() async {
        viewModel.text = " Tea? "
        viewModel.tag = "#canteen"
        viewModel.isSensitive = true

        await viewModel.send()

        #expect(viewModel.published?.text == "Tea?")
        #expect(viewModel.published?.tag == "canteen")
        #expect(viewModel.published?.isSensitive == true)
    }

    @Test func `what was written stays if the server refuses`() async {
        transport.refuse("publishPost", "RATE_LIMITED")
        viewModel.text = "Tea?"

        await viewModel.send()

        #expect(viewModel.published == nil)
        #expect(viewModel.text == "Tea?")
        #expect(viewModel.failure != nil)
    }
}
