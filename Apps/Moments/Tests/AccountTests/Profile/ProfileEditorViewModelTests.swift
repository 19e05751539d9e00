import Account
import Foundation
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ProfileEditorViewModelTests {
    private let repo = StubAccountRepo()
    private let uploads = StubUploadsRepo()
    private let viewModel: ProfileEditorViewModel

    init() { viewModel = ProfileEditorViewModel(user: .sample(id: 1, name: "Ada"), repo: repo, uploads: uploads) }

    private var draft: ProfileDraft { viewModel.draft.value }
    private let preview = URL(string: "/media/5")!

    private func upload(_ id: PhotoID = 5) -> PhotoUpload { PhotoUpload(id: id, width: 1, height: 1, url: preview) }

    private func source(_ file: URL = URL(filePath: "/nowhere/photo")) -> PhotoSource {
        PhotoSource { _ in PickedFile(url: file) }
    }

    @Test(arguments: ["Ada", " Ada ", "", "  ", String(repeating: "a", count: Limits.name + 1)])
    func `nothing is saved where nothing was changed, or something is missing`(name: String) async {
        viewModel.nameChanged(to: name)

        #expect(await viewModel.saveTapped() == false)
        #expect(repo.calls.isEmpty)
    }

    @Test func `a new name is saved without the blanks around it`() async {
        viewModel.nameChanged(to: " Ada L. ")
        repo.onUpdateProfile = { _ in .sample(id: 1, name: "Ada L.") }

        #expect(await viewModel.saveTapped())

        #expect(repo.calls == [.updateProfile(ProfileChange(name: "Ada L."))])
        #expect(!draft.isSaving)
    }

    @Test func `a photo is sent, shown and saved`() async {
        let photo = PhotoSource { progress in
            await progress(0.5)
            return PickedFile(url: URL(filePath: "/nowhere/photo"))
        }
        var shares: [ProfileDraft.Slot] = []
        uploads.onUpload = { [viewModel] _ in
            shares.append(viewModel.draft.value[.avatar])
            #expect(!viewModel.draft.value.canSave)
            return PhotoUpload(id: 5, width: 1, height: 1, url: URL(string: "/media/5")!)
        }
        repo.onUpdateProfile = { _ in .sample(id: 1) }

        await viewModel.photoPicked(photo, for: .avatar)
        #expect(shares == [.uploading(0.25)])
        #expect(draft[.avatar] == .uploaded(5, preview: preview))
        #expect(draft.url(of: .avatar) == preview)
        #expect(draft.url(of: .background) == nil)

        #expect(await viewModel.saveTapped())
        #expect(repo.calls == [.updateProfile(ProfileChange(avatar: 5))])
    }

    @Test func `a photo that does not come leaves the old one, and says why`() async {
        uploads.onUpload = { _ in throw RepoError(.invalid, message: "This is not a photo.") }

        await viewModel.photoPicked(source(), for: .background)

        #expect(draft[.background] == .unchanged)
        #expect(draft.failure == RepoError(.invalid, message: "This is not a photo."))
    }

    @Test func `of two photos the one picked last counts`() async {
        uploads.onUpload = { [viewModel, uploads] _ in
            uploads.onUpload = { _ in PhotoUpload(id: 6, width: 1, height: 1, url: URL(string: "/media/6")!) }
            await viewModel.photoPicked(PhotoSource { _ in PickedFile(url: URL(filePath: "/nowhere/b")) }, for: .avatar)
            return PhotoUpload(id: 5, width: 1, height: 1, url: URL(string: "/media/5")!)
        }

        await viewModel.photoPicked(source(), for: .avatar)

        #expect(draft[.avatar] == .uploaded(6, preview: URL(string: "/media/6")!))
    }

    @Test func `changes that are not kept stay on screen`() async {
        viewModel.nameChanged(to: "Ada L.")
        repo.onUpdateProfile = { _ in throw RepoError(.unavailable) }

        #expect(await viewModel.saveTapped() == false)

        #expect(draft.name == "Ada L.")
        #expect(draft.failure == RepoError(.unavailable))
        #expect(draft.canSave)
    }
}
