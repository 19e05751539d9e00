import ListKit
import PhotosUI
import SwiftUI
import TreeholeAPI
import UIKit

/// The sheet for a new post.
struct ComposeScreen: View {
    @StateObject var viewModel: ComposeViewModel
    /// Called with the new post before the sheet closes.
    let published: @MainActor (Post) -> Void
    @State private var asksToDiscard = false
    @FocusState private var isWriting: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: Spacing.s) {
                    FailureBanner(viewModel.failure, text: \.composeText) { viewModel.failure = nil }
                    text
                    picture
                    vote
                    Toggle(isOn: $viewModel.isSensitive) { Label("Sensitive", systemImage: "eye.slash") }
                        .panel()
                }
                .padding(Spacing.s)
                .column()
                .disabled(viewModel.isSending)
                .animation(.settle, value: viewModel.choices.map(\.id))
            }
            .page(Text("New post"))
            .toolbar {
                EditorToolbar(
                    close: (Text("Cancel"), { if viewModel.isEmpty { dismiss() } else { asksToDiscard = true } }),
                    send: (Text("Publish"), { Task { await viewModel.send() } }),
                    isSending: viewModel.isSending,
                    canSend: viewModel.canSend
                )
            }
        }
        .boardColors()
        .interactiveDismissDisabled(!viewModel.isEmpty)
        .confirmation(Text("Discard this post?"), isPresented: $asksToDiscard, button: Text("Discard")) { dismiss() }
        .onAppear { isWriting = true }
        .onChange(of: viewModel.published) { _, post in
            guard let post else { return }
            published(post)
            dismiss()
        }
    }

    private var text: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            TextField("Text", text: $viewModel.text, prompt: Text("Whisper into the tree…"), axis: .vertical)
                .lineLimit(6...14)
                .focused($isWriting)
            CharacterCount(count: viewModel.text.count, limit: Limits.postText)
            Divider()
            HStack(spacing: Spacing.xs) {
                Image(systemName: "number")
                    .foregroundStyle(Tone.secondaryText)
                    .accessibilityHidden(true)
                TextField("Tag", text: $viewModel.tag, prompt: Text("Tag"))
                    .autocorrectionDisabled()
                if !viewModel.tag.isEmpty {
                    CharacterCount(count: viewModel.tag.count, limit: Limits.tag)
                        .frame(width: 64)
                }
            }
        }
        .textFieldStyle(.plain)
        .panel()
    }

    /// The picture of the post with its preview.
    private var picture: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if let image = viewModel.picture.flatMap(UIImage.init(data:)) {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFit()
                    .frame(maxHeight: 240)
                    .clipShape(.rect(cornerRadius: CornerRadius.small))
                    .accessibilityLabel(Text("Picture"))
                Button("Remove the picture", systemImage: "trash", role: .destructive) { viewModel.pictureChosen(nil) }
            } else {
                PicturePicker { item in
                    await viewModel.picturePicked { try await item.loadTransferable(type: Data.self) }
                } label: {
                    Label("Add a picture", systemImage: "photo")
                        .foregroundStyle(Tone.accent)
                }
            }
        }
        .buttonStyle(.plain)
        .panel()
    }

    /// The choices of the vote.
    private var vote: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if viewModel.choices.isEmpty {
                Button("Add a vote", systemImage: "chart.bar", action: viewModel.voteTapped)
            }
            ForEach($viewModel.choices) { $choice in
                let number = (viewModel.choices.firstIndex { $0.id == choice.id } ?? 0) + 1
                HStack(spacing: Spacing.xs) {
                    TextField("Choice \(number)", text: $choice.text, prompt: Text("Choice \(number)"))
                        .textFieldStyle(.soft)
                        .foregroundStyle(Tone.text)
                    Button("Remove choice \(number)", systemImage: "minus.circle.fill") {
                        viewModel.removeChoice(choice.id)
                    }
                    .buttonStyle(.symbol)
                    .foregroundStyle(Tone.danger)
                }
            }
            if !viewModel.choices.isEmpty, viewModel.choices.count < Limits.choices.upperBound {
                Button("Add a choice", systemImage: "plus", action: viewModel.addChoice)
            }
        }
        .buttonStyle(.plain)
        .foregroundStyle(Tone.accent)
        .panel()
    }
}

extension RepoError {
    fileprivate var composeText: Text {
        switch kind {
        case .storage: Text("This picture cannot be read.")
        case .invalid where reason == "PICTURE_TOO_LARGE": Text("This picture is larger than 10 MB.")
        default: text
        }
    }
}

extension ComposeViewModel {
    fileprivate static func sample(_ session: Session) -> ComposeViewModel {
        let viewModel = ComposeViewModel(api: session.api)
        viewModel.text = "Tea or coffee before an exam?"
        viewModel.tag = "study"
        viewModel.voteTapped()
        viewModel.choices[0].text = "Tea"
        return viewModel
    }
}

#Preview("Compose, empty") { SamplePage { ComposeScreen(viewModel: ComposeViewModel(api: $0.api)) { _ in } } }
#Preview("Compose, vote", traits: .fixedLayout(width: 393, height: 1500)) {
    SamplePage { ComposeScreen(viewModel: .sample($0)) { _ in } }
}
