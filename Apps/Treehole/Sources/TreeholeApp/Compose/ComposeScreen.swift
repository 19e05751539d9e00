import APIKit
import DesignKit
import ListKit
import PhotosUI
import SwiftUI
import TreeholeModel
import UIKit

/// The sheet for a new post.
struct ComposeScreen: View {
    @StateObject private var viewModel: ComposeViewModel
    @State private var asksToDiscard = false
    @FocusState private var isWriting: Bool
    @Environment(\.dismiss) private var dismiss
    private let published: @MainActor (Post) -> Void

    /// - Parameter published: Called with the new post before the sheet closes.
    init(viewModel: @autoclosure @escaping () -> ComposeViewModel, published: @escaping @MainActor (Post) -> Void) {
        _viewModel = StateObject(wrappedValue: viewModel())
        self.published = published
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: Spacing.s) {
                    if let failure = viewModel.failure {
                        Banner(.failure, failure.composeText, label: Text("OK")) { viewModel.failureDismissed() }
                    }
                    text
                    ComposePicture(viewModel: viewModel)
                    ComposeVote(viewModel: viewModel)
                    Toggle(isOn: $viewModel.isSensitive) {
                        Label("Sensitive", systemImage: "eye.slash")
                    }
                    .panel()
                }
                .padding(Spacing.s)
                .column()
                .disabled(viewModel.isSending)
                .animation(.settle, value: viewModel.choices.map(\.id))
            }
            .ground()
            .navigationTitle(Text("New post"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { if viewModel.isEmpty { dismiss() } else { asksToDiscard = true } }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Publish") { Task { await viewModel.send() } }
                        .disabled(!viewModel.canSend)
                        .keyboardShortcut(.return, modifiers: .command)
                }
            }
        }
        .tint(Tone.accent)
        .interactiveDismissDisabled(!viewModel.isEmpty)
        .confirmationDialog(Text("Discard this post?"), isPresented: $asksToDiscard, titleVisibility: .visible) {
            Button("Discard", role: .destructive) { dismiss() }
        }
        .onAppear { isWriting = true }
        .onChange(of: viewModel.published) { _, post in
            guard let post else { return }
            published(post)
            dismiss()
        }
    }

    private var text: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            TextField(text: $viewModel.text, prompt: Text("Whisper into the tree…"), axis: .vertical) { Text("Text") }
                .textFieldStyle(.plain)
                .lineLimit(6...14)
                .focused($isWriting)
            CharacterCount(viewModel.text, limit: Limits.postText)
            Divider()
            HStack(spacing: Spacing.xs) {
                Image(systemName: "number")
                    .foregroundStyle(Tone.secondaryText)
                    .accessibilityHidden(true)
                TextField(text: $viewModel.tag, prompt: Text("Tag")) { Text("Tag") }
                    .textFieldStyle(.plain)
                    .autocorrectionDisabled()
                if !viewModel.tag.isEmpty {
                    CharacterCount(viewModel.tag, limit: Limits.tag)
                        .frame(width: 64)
                }
            }
        }
        .panel()
    }
}

/// The picture of the post with its preview.
private struct ComposePicture: View {
    @ObservedObject var viewModel: ComposeViewModel
    @State private var picked: PhotosPickerItem?

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if let image = viewModel.picture.flatMap(UIImage.init(data:)) {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFit()
                    .frame(maxHeight: 240)
                    .clipShape(.rect(cornerRadius: CornerRadius.small))
                    .accessibilityLabel(Text("Picture"))
                Button("Remove the picture", systemImage: "trash", role: .destructive) { viewModel.pictureChosen(nil) }
                    .buttonStyle(.plain)
            } else {
                PhotosPicker(selection: $picked, matching: .images) {
                    Label("Add a picture", systemImage: "photo")
                        .foregroundStyle(Tone.accent)
                }
                .buttonStyle(.plain)
            }
        }
        .panel()
        .onChange(of: picked) { _, item in
            guard let item else { return }
            picked = nil
            Task {
                do {
                    viewModel.pictureChosen(try await item.loadTransferable(type: Data.self))
                } catch {
                    viewModel.pictureFailed()
                }
            }
        }
    }
}

/// The choices of the vote.
private struct ComposeVote: View {
    @ObservedObject var viewModel: ComposeViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            if viewModel.choices.isEmpty {
                Button(action: viewModel.voteTapped) { Label("Add a vote", systemImage: "chart.bar") }
            }
            ForEach($viewModel.choices) { $choice in
                let number = (viewModel.choices.firstIndex { $0.id == choice.id } ?? 0) + 1
                HStack(spacing: Spacing.xs) {
                    TextField(text: $choice.text, prompt: Text("Choice \(number)")) { Text("Choice \(number)") }
                        .textFieldStyle(.forest)
                        .foregroundStyle(Tone.text)
                    Button {
                        viewModel.removeChoice(choice.id)
                    } label: {
                        Image(systemName: "minus.circle.fill")
                            .frame(width: 44, height: 44)
                    }
                    .foregroundStyle(Tone.danger)
                    .accessibilityLabel(Text("Remove choice \(number)"))
                }
            }
            if !viewModel.choices.isEmpty, viewModel.choices.count < Limits.choices.upperBound {
                Button(action: viewModel.addChoice) { Label("Add a choice", systemImage: "plus") }
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

#Preview("Compose, light") { SamplePage { ComposeScreen(viewModel: ComposeViewModel(api: $0.api)) { _ in } } }
#Preview("Compose, dark") {
    SamplePage { ComposeScreen(viewModel: ComposeViewModel(api: $0.api)) { _ in } }
        .preferredColorScheme(.dark)
}
#Preview("Picture of a new post, light") { ComposePicture(viewModel: ComposeViewModel(api: Session.sample.api)) }
#Preview("Picture of a new post, dark") {
    ComposePicture(viewModel: ComposeViewModel(api: Session.sample.api))
        .preferredColorScheme(.dark)
}
#Preview("Vote of a new post, light") { ComposeVote(viewModel: ComposeViewModel(api: Session.sample.api)) }
#Preview("Vote of a new post, dark") {
    ComposeVote(viewModel: ComposeViewModel(api: Session.sample.api))
        .preferredColorScheme(.dark)
}
