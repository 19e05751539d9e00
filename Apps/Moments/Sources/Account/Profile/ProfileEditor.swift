import DesignKit
import ListKit
import MomentCards
import MomentsModel
import MomentsRepositories
import PhotosUI
import SwiftUI

/// The sheet for editing the profile.
struct ProfileEditor: View {
    @StateObject private var observer: ViewModelObserver<ProfileEditorViewModel, ProfileDraft>
    @Environment(\.dismiss) private var dismiss

    init(viewModel: @autoclosure @escaping () -> ProfileEditorViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.draft))
    }

    private var viewModel: ProfileEditorViewModel { observer.viewModel }
    private var draft: ProfileDraft { observer.value }

    var body: some View {
        EditorSheet(
            Text("Edit profile"),
            close: Text("Close"),
            send: (Text("Save"), saveTapped),
            isSending: draft.isSaving,
            canSend: draft.canSave,
            disablesFields: false,
            spacing: Spacing.m,
            animating: draft
        ) {
            FailureBanner(draft.failure, text: { $0.uploadText }) { viewModel.noticeDismissed() }
            pictures
            name
        }
    }

    private var pictures: some View {
        VStack(spacing: Spacing.m) {
            ZStack(alignment: .bottom) {
                ProfileBackdrop(url: draft.url(of: .background))
                    .frame(height: 150)
                    .clipShape(RoundedRectangle(cornerRadius: CornerRadius.medium, style: .continuous))
                    .overlay { progress(of: .background) }
                    .padding(.bottom, AvatarSize.profile.points / 2)
                AvatarView(name: draft.name, url: draft.url(of: .avatar), size: .profile)
                    .overlay { progress(of: .avatar) }
                    .avatarFrame(.profile)
            }
            HStack(spacing: Spacing.s) {
                PicturePicker {
                    await viewModel.photoPicked($0.source, for: .avatar)
                } label: {
                    Text("New picture")
                }
                PicturePicker {
                    await viewModel.photoPicked($0.source, for: .background)
                } label: {
                    Text("New cover")
                }
            }
            .buttonStyle(.pill)
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity)
        .card()
    }

    @ViewBuilder private func progress(of picture: ProfileDraft.Picture) -> some View {
        if case .uploading(let share) = draft[picture] { UploadProgress(fraction: share) }
    }

    private var name: some View {
        let hint = draft.isNameTooLong ? FieldHint(.bad, Text("At most \(Limits.name) characters.")) : nil
        return FormField(Text("Name"), hint: hint) {
            TextField(
                text: Binding {
                    draft.name
                } set: {
                    viewModel.nameChanged(to: $0)
                }
            ) {
                Text("Name")
            }
            .textFieldStyle(.soft)
            .textContentType(.name)
            .submitLabel(.done)
            .onSubmit { saveTapped() }
        }
        .padding(Spacing.m)
        .card()
    }

    private func saveTapped() {
        Task { if await viewModel.saveTapped() { dismiss() } }
    }
}

#if DEBUG
extension ProfileEditorViewModel {
    fileprivate static func preview(_ user: UserDetails) -> ProfileEditorViewModel {
        ProfileEditorViewModel(user: user, repo: PreviewRepo(), uploads: PreviewRepo())
    }
}

#Preview("Profile editor, pictures") {
    ProfileEditor(viewModel: .preview(PreviewSamples.ada))
        .previewSurroundings()
}

#Preview("Profile editor, name that is too long") {
    let viewModel = ProfileEditorViewModel.preview(PreviewSamples.alan)
    viewModel.nameChanged(to: PreviewSamples.longText)
    return ProfileEditor(viewModel: viewModel)
        .previewSurroundings()
}
#endif
