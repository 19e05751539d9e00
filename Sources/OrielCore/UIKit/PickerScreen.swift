import Foundation
import OrielUIKit
import OrielUniformTypeIdentifiers

/// The content of a picker of UIKit: opens the file chooser of the browser when it appears.
///
/// It is seen while the chooser is open and while files are loaded, and says why that has failed.
package struct PickerScreen: View {
    private let kinds: FileKinds
    private let limit: Int
    private let didChoose: @MainActor ([ChosenFile], any FileHost) async throws -> Void
    private let didCancel: @MainActor () -> Void
    @Environment(\.fileHost) private var host
    @State private var failure: String?

    /// - Parameters:
    ///   - didChoose: Called with at least one file.
    ///   - didCancel: Called when the user closes the chooser, or the screen after a failure.
    package init(
        _ kinds: FileKinds,
        limit: Int,
        didChoose: @escaping @MainActor ([ChosenFile], any FileHost) async throws -> Void,
        didCancel: @escaping @MainActor () -> Void
    ) {
        self.kinds = kinds
        self.limit = limit
        self.didChoose = didChoose
        self.didCancel = didCancel
    }

    package var body: some View {
        VStack(spacing: 20) {
            if let failure {
                Text(verbatim: failure)
                    .multilineTextAlignment(.center)
            } else {
                ProgressView()
            }
            Button(action: didCancel, label: { SystemWord.cancel.text })
        }
        .padding(24)
        .stretched(.both)
        .presentationDetents([.medium])
        .task { await choose() }
    }

    private func choose() async {
        guard let host else { return failure = NoFileHost().localizedDescription }
        do {
            let files = try await host.chooseFiles(kinds, limit: limit).prefix(limit)
            guard !Task.isCancelled else { return host.forget(Array(files)) }
            if files.isEmpty { return didCancel() }
            try await didChoose(Array(files), host)
        } catch {
            if !Task.isCancelled { failure = error.localizedDescription }
        }
    }
}

/// What a `UIImagePickerController` shows.
struct ImagePickerContent: View {
    let controller: UIImagePickerController

    var body: some View {
        let kinds = FileKinds(types, capture: controller.capture)
        PickerScreen(kinds, limit: 1) { files, host in
            let file = files[0]
            let fetched = try await host.fetch(file, kinds: kinds) { _ in }
            host.keep(fetched)
            host.forget([file])
            // Of a video, the delegate gets the file only.
            let data = file.contentType.conforms(to: .image) ? try await Self.data(of: fetched.url) : nil
            guard !Task.isCancelled else { return }
            controller.didChoose(info(file, fetched.url, data))
        } didCancel: {
            controller.didCancel()
        }
    }

    private var types: [UTType] {
        let isVideo = controller.sourceType == .camera && controller.cameraCaptureMode == .video
        return isVideo ? [.movie] : controller.mediaTypes.compactMap { UTType($0) }
    }

    private func info(_ file: ChosenFile, _ url: URL, _ data: Data?) -> [UIImagePickerController.InfoKey: Any] {
        guard let image = data.flatMap({ UIImage(data: $0) }) else {
            let isImage = file.contentType.conforms(to: .image)
            return [.mediaType: isImage ? "public.image" : "public.movie", isImage ? .imageURL : .mediaURL: url]
        }
        var info: [UIImagePickerController.InfoKey: Any] = [
            .mediaType: "public.image", .originalImage: image, .imageURL: url,
        ]
        if controller.allowsEditing { info[.editedImage] = image }
        return info
    }

    /// Reads a file away from the main actor.
    @concurrent private static func data(of url: URL) async throws -> Data { try Data(contentsOf: url) }
}
