import DesignKit
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import PhotosUI
import SwiftUI

/// The photos of the moment, with controls to reorder, describe and add them.
struct ComposePhotos: View {
    let viewModel: ComposeViewModel
    let state: ComposeState
    @State private var picked: [PhotosPickerItem] = []
    @Environment(\.localizer) private var localizer

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            ForEach(state.photos) { photo in
                ComposePhotoRow(
                    photo: photo,
                    isFirst: photo.id == state.photos.first?.id,
                    isLast: photo.id == state.photos.last?.id,
                    number: (state.photos.firstIndex { $0.id == photo.id } ?? 0) + 1,
                    viewModel: viewModel
                )
                Divider()
            }
            if state.refusedPhotoCount > 0 {
                Text(verbatim: refusal)
                    .font(.cardNote)
                    .foregroundStyle(Palette.danger)
            }
            if state.freePhotoCount > 0 { picker }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
        .onChange(of: picked) { _, new in
            guard !new.isEmpty else { return }
            picked = []
            Task { await viewModel.photosPicked(new.map(\.source)) }
        }
    }

    private var refusal: String {
        localizer.string("%lld photos not added", count: state.refusedPhotoCount, bundle: .module)
    }

    private var picker: some View {
        // Without a maximum, so that the view model can say which photos it refuses.
        PhotosPicker(selection: $picked, matching: .images) {
            HStack(spacing: Spacing.s) {
                Image(systemName: "photo.badge.plus")
                    .font(.system(size: 20, weight: .medium))
                    .accessibilityHidden(true)
                Text("Add photos")
                    .font(.action)
                Spacer()
                Text(verbatim: "\(state.photos.count) / \(Limits.photosPerMoment)")
                    .font(.cardNote.monospacedDigit())
                    .foregroundStyle(Palette.secondaryText)
            }
            .foregroundStyle(Palette.accent)
            .frame(minHeight: 32)
        }
        .buttonStyle(.plain)
    }
}

/// A photo with its alternative text and its position controls.
private struct ComposePhotoRow: View {
    let photo: ComposePhoto
    let isFirst: Bool
    let isLast: Bool
    let number: Int
    let viewModel: ComposeViewModel

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            ComposeThumbnail(photo: photo)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                if case .failed(let error) = photo.state {
                    error.uploadText
                        .font(.cardNote)
                        .foregroundStyle(Palette.danger)
                        .frame(maxWidth: .infinity, alignment: .leading)
                } else {
                    TextField(
                        text: Binding {
                            photo.altText
                        } set: {
                            viewModel.altTextChanged(photo.id, to: $0)
                        },
                        prompt: Text("Describe this photo")
                    ) {
                        Text("Description of photo \(number)")
                    }
                    .textFieldStyle(.soft)
                }
                HStack(spacing: Spacing.xs) {
                    if case .failed = photo.state {
                        Button {
                            Task { await viewModel.retryTapped(photo.id) }
                        } label: {
                            Text("Try again")
                        }
                        .buttonStyle(.pill)
                    } else {
                        button("arrow.up", Text("Move photo \(number) up")) { viewModel.moveEarlierTapped(photo.id) }
                            .disabled(isFirst)
                        button("arrow.down", Text("Move photo \(number) down")) { viewModel.moveLaterTapped(photo.id) }
                            .disabled(isLast)
                    }
                    Spacer()
                    button("trash", Text("Remove photo \(number)"), color: Palette.danger) {
                        viewModel.removeTapped(photo.id)
                    }
                }
            }
        }
        .transition(.opacity)
    }

    private func button(
        _ symbol: String,
        _ label: Text,
        color: Color = Palette.accent,
        action: @escaping @MainActor () -> Void
    ) -> some View {
        SymbolButton(symbol: symbol, label: label, color: color, action: action)
    }
}

/// A small round button with a symbol.
private struct SymbolButton: View {
    let symbol: String
    let label: Text
    let color: Color
    let action: @MainActor () -> Void
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .font(.system(size: 15, weight: .semibold))
                .foregroundStyle(isEnabled ? color : Palette.secondaryText.opacity(0.5))
                .frame(width: 36, height: 36)
                .background(Palette.well, in: .circle)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
    }
}

/// A thumbnail with the upload progress.
private struct ComposeThumbnail: View {
    let photo: ComposePhoto

    var body: some View {
        Palette.well
            .frame(width: 92, height: 92)
            .overlay {
                if let url = photo.url {
                    AsyncImage(url: url) { phase in
                        if let image = phase.image {
                            image.resizable().scaledToFill()
                        } else {
                            Color.clear
                        }
                    }
                }
            }
            .overlay { status }
            .clipShape(RoundedRectangle(cornerRadius: CornerRadius.small))
    }

    @ViewBuilder private var status: some View {
        switch photo.state {
        case .uploading(let fraction): UploadProgress(fraction: fraction)
        case .uploaded: EmptyView()
        case .failed:
            Image(systemName: "exclamationmark.triangle.fill")
                .font(.title2)
                .foregroundStyle(Palette.danger)
                .accessibilityHidden(true)
        }
    }
}

#if DEBUG
extension ComposePhoto {
    fileprivate static let uploaded = ComposePhoto(
        id: 1,
        state: .uploaded(PreviewSamples.upload(1)),
        altText: "A lake in the morning"
    )
    fileprivate static let uploading = ComposePhoto(id: 2, state: .uploading(0.4), altText: "")
    fileprivate static let failed = ComposePhoto(id: 3, state: .failed(RepoError(.unavailable)), altText: "")
}

#Preview("Photos, none", traits: .sizeThatFitsLayout) {
    ComposePhotos(viewModel: .preview(), state: ComposeState())
        .previewRow()
}

#Preview("Photos, each state", traits: .sizeThatFitsLayout) {
    ComposePhotos(viewModel: .preview(), state: .preview { $0.photos = [.uploaded, .uploading, .failed] })
        .previewRow()
}

#Preview("Photos, too many", traits: .sizeThatFitsLayout) {
    let photos = (1...Limits.photosPerMoment).map {
        ComposePhoto(id: $0, state: .uploaded(PreviewSamples.upload(PhotoID(rawValue: Int64($0)))), altText: "")
    }
    ScrollView {
        ComposePhotos(
            viewModel: .preview(),
            state: .preview { state in
                state.photos = photos
                state.refusedPhotoCount = 3
            }
        )
        .previewRow()
    }
    .defaultScrollAnchor(.bottom)
    .frame(height: 500)
}

#Preview("Photo row, uploaded", traits: .sizeThatFitsLayout) {
    ComposePhotoRow(photo: .uploaded, isFirst: true, isLast: false, number: 1, viewModel: .preview())
        .previewRow()
}

#Preview("Photo row, failed", traits: .sizeThatFitsLayout) {
    ComposePhotoRow(photo: .failed, isFirst: false, isLast: true, number: 2, viewModel: .preview())
        .previewRow()
}

#Preview("Small button", traits: .sizeThatFitsLayout) {
    SymbolButton(symbol: "arrow.up", label: Text(verbatim: "Up"), color: Palette.accent) {}
        .padding()
}

#Preview("Small button, disabled", traits: .sizeThatFitsLayout) {
    SymbolButton(symbol: "arrow.up", label: Text(verbatim: "Up"), color: Palette.accent) {}
        .padding()
        .disabled(true)
}

#Preview("Thumbnail, uploading", traits: .sizeThatFitsLayout) {
    ComposeThumbnail(photo: .uploading)
        .padding()
}

#Preview("Thumbnail, uploaded", traits: .sizeThatFitsLayout) {
    ComposeThumbnail(photo: .uploaded)
        .padding()
}
#endif
