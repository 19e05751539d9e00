import PhotosUI
import SwiftUI

/// Images and videos from the person's photo library.
struct PhotosPage: View {
    @State private var portrait: PhotosPickerItem?
    @State private var image: Image?
    @State private var loading: Progress?
    @State private var album: [PhotosPickerItem] = []
    @State private var pictures: [Picture] = []
    @State private var status = "No picture yet"
    @State private var taken: UIImage?
    @State private var chosen: [UIImage] = []
    @State private var shownPicker: Picker?

    private enum Picker: String, Identifiable {
        case camera, library
        var id: Self { self }
    }

    private struct Picture: Identifiable {
        let id: PhotosPickerItem
        let image: Image
        let byteCount: Int
    }

    var body: some View {
        List {
            Section("One") {
                if let image {
                    image
                        .resizable()
                        .scaledToFill()
                        .frame(width: 120, height: 120)
                        .clipShape(Circle())
                        .accessibilityLabel("Portrait")
                }
                PhotosPicker("Choose a portrait", selection: $portrait, matching: .images)
                if let loading { ProgressView(loading) }
                Text(status)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("status")
            }
            Section("Up to three") {
                PhotosPicker(selection: $album, maxSelectionCount: 3, matching: .any(of: [.images, .videos])) {
                    Label("Choose pictures", systemImage: "photo.on.rectangle")
                }
                .buttonStyle(.borderedProminent)
                ForEach(pictures) { picture in
                    HStack {
                        picture.image
                            .resizable()
                            .scaledToFit()
                            .frame(width: 44, height: 44)
                            .accessibilityHidden(true)
                        Text("\(picture.byteCount) bytes")
                    }
                }
            }
            Section("UIKit") {
                Button("Take a picture") { shownPicker = .camera }
                if let taken {
                    Image(uiImage: taken)
                        .accessibilityLabel("Taken")
                }
                Button("Choose two pictures") { shownPicker = .library }
                ForEach(Array(chosen.enumerated()), id: \.offset) { index, image in
                    Image(uiImage: image)
                        .accessibilityLabel("Chosen \(index + 1)")
                }
            }
        }
        .sheet(item: $shownPicker) { picker in
            switch picker {
            case .camera: CameraPicker(sourceType: .camera, image: $taken)
            case .library: LibraryPicker(images: $chosen)
            }
        }
        .onChange(of: portrait) { loadPortrait() }
        .task(id: album) { await loadAlbum() }
    }

    private func loadPortrait() {
        loading = portrait?.loadTransferable(type: Image.self) { result in
            Task { @MainActor in show(result) }
        }
        status = "Loading"
    }

    private func show(_ result: Result<Image?, any Error>) {
        loading = nil
        switch result {
        case .success(let new?):
            image = new
            status = "Loaded"
        case .success(nil): status = "Not a picture"
        case .failure(is CancellationError): status = "Stopped"
        case .failure(let error): status = error.localizedDescription
        }
    }

    private func loadAlbum() async {
        pictures = []
        for item in album {
            guard let data = try? await item.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
                continue
            }
            pictures.append(Picture(id: item, image: Image(uiImage: image), byteCount: data.count))
        }
    }
}
