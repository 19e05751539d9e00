import Combine
import ListKit
import TreeholeAPI

/// The view model of a new post.
@MainActor
final class ComposeViewModel: ObservableObject, Attempting {
    /// A choice of the vote while it is written.
    struct Choice: Identifiable, Equatable {
        let id: Int
        var text = ""
    }

    @Published var text = ""
    @Published var tag = ""
    @Published var isSensitive = false
    /// Empty if the post has no vote.
    @Published var choices: [Choice] = []
    @Published private(set) var picture: Data?
    @Published private(set) var isSending = false
    @Published private(set) var published: Post?
    @Published var failure: RepoError?

    private let api: any APIClientType
    private var choiceCount = 0

    init(api: any APIClientType) { self.api = api }

    var isEmpty: Bool { text.trimmed.isEmpty && picture == nil && choices.allSatisfy { $0.text.isEmpty } }

    /// Whether each part is within its limits. A post has a text or a picture, and a vote has no empty choice twice.
    var canSend: Bool {
        let isGoodVote =
            choices.isEmpty
            || Limits.choices.contains(filledChoices.count)
                && filledChoices.allSatisfy { $0.count <= Limits.choiceText }
                && Set(filledChoices).count == filledChoices.count
        return !isSending && !text.trimmed.isEmpty && text.count <= Limits.postText
            && trimmedTag.count <= Limits.tag && isGoodVote
    }

    // MARK: - Parts

    func voteTapped() {
        choices = []
        for _ in 0..<Limits.choices.lowerBound { addChoice() }
    }

    func addChoice() {
        guard choices.count < Limits.choices.upperBound else { return }
        choiceCount += 1
        choices.append(Choice(id: choiceCount))
    }

    /// Removes a choice; with fewer than two, the post has no vote.
    func removeChoice(_ id: Choice.ID) {
        choices.removeAll { $0.id == id }
        if choices.count < Limits.choices.lowerBound { choices = [] }
    }

    func picturePicked(_ load: () async throws -> Data?) async {
        do {
            pictureChosen(try await load())
        } catch {
            failure = RepoError(.storage)
        }
    }

    /// Takes the file of a picture; nil removes it.
    func pictureChosen(_ file: Data?) {
        if let file, file.count > Limits.pictureBytes {
            failure = RepoError(.invalid, reason: "PICTURE_TOO_LARGE")
        } else {
            failure = nil
            picture = file
        }
    }

    // MARK: - Sending

    /// Publishes the post. What was written stays until the server has it.
    func send() async {
        guard canSend else { return }
        isSending = true
        var post = NewPost(text: text.trimmed)
        post.tag = trimmedTag.isEmpty ? nil : trimmedTag
        (post.choices, post.isSensitive, post.picture) = (filledChoices, isSensitive, picture)
        await attempt { published = try await api.perform(.publish(post)) }
        isSending = false
    }

    private var trimmedTag: String { tag.replacing("#", with: "").trimmed }

    private var filledChoices: [String] { choices.map { $0.text.trimmed }.filter { !$0.isEmpty } }
}
