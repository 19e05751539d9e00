import Foundation
import OrielTesting
import OrielUIKit
import OrielUniformTypeIdentifiers
import Synchronization
import Testing

@testable import OrielCore

@MainActor
struct ImagePickerTests {
    private static let png = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAAEElEQVR42mNk+M9QzwAEAAkBAXc0yJkAAAAASUVORK5CYII="
    )!

    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var info: [UIImagePickerController.InfoKey: Any]?
        var isCancelled = false

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { self.info = info }

        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            isCancelled = true
            picker.dismiss(animated: true)
        }
    }

    private struct Picker: UIViewControllerRepresentable {
        let delegate: Delegate
        var configure: @MainActor (UIImagePickerController) -> Void = { _ in }

        func makeUIViewController(context: Context) -> UIImagePickerController {
            let picker = UIImagePickerController()
            picker.delegate = delegate
            configure(picker)
            return picker
        }

        func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}
    }

    private struct Screen: View {
        let picker: Picker
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "Shown" : "Closed")
                .sheet(isPresented: $isShown) { picker }
        }
    }

    private let delegate = Delegate()
    private let files = FakeFileHost()

    private func host(_ configure: @escaping @MainActor (UIImagePickerController) -> Void = { _ in }) -> ViewHost {
        let picker = Picker(delegate: delegate, configure: configure)
        return ViewHost { [files] in Screen(picker: picker).environment(\.fileHost, files) }
    }

    @Test func `a picture is passed to the delegate as an image and a file`() async throws {
        files.contents.withLock {
            $0.choice = [.sample("a.png", type: "image/png")]; $0.bytes = Self.png
        }
        let host = host { $0.allowsEditing = true }
        try await host.wait(until: { delegate.info != nil })

        let info = try #require(delegate.info)
        let image = try #require(info[.originalImage] as? UIImage)
        #expect(image.size == CGSize(width: 4, height: 2))
        #expect(info[.editedImage] as? UIImage === image)
        #expect(info[.mediaType] as? String == "public.image")
        #expect((info[.imageURL] as? URL)?.pathExtension == "png")
        #expect(files.contents.withLock { $0.kept.count } == 1)
    }

    @Test func `a video is passed as a file`() async throws {
        files.contents.withLock { $0.choice = [.sample("a.mp4", type: "video/mp4")] }
        let host = host { $0.mediaTypes = ["public.movie"] }
        try await host.wait(until: { delegate.info != nil })

        #expect(delegate.info?[.mediaType] as? String == "public.movie")
        #expect((delegate.info?[.mediaURL] as? URL)?.pathExtension == "mp4")
        #expect(delegate.info?[.originalImage] == nil)
    }

    @Test(arguments: [(UIImagePickerController.CameraDevice.rear, "environment"), (.front, "user")])
    func `the camera is asked for`(device: UIImagePickerController.CameraDevice, capture: String) async throws {
        let host = host { ($0.sourceType, $0.cameraDevice) = (.camera, device) }
        try await host.wait(until: { delegate.isCancelled })

        let asked = try #require(files.contents.withLock { $0.askedFor })
        #expect(asked.kinds == FileKinds([.image], capture: capture))
        #expect(asked.limit == 1)
    }

    @Test func `cancelling the chooser closes the sheet`() async throws {
        let host = host()
        try await host.wait(for: "Closed")
        #expect(delegate.isCancelled)
    }

    @Test func `a file that cannot be loaded is reported, until the user closes the sheet`() async throws {
        struct Refusal: LocalizedError { var errorDescription: String? { "The file is too large." } }
        files.contents.withLock {
            $0.choice = [.sample("a.png", type: "image/png")]; $0.error = Refusal()
        }
        let host = host()
        try await host.wait(for: "The file is too large.")
        #expect(delegate.info == nil)

        try await host.tap("Cancel")

        try await host.wait(for: "Closed")
    }
}
