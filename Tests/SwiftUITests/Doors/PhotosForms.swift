import MapKit
import PhotosUI
import SwiftUI

struct LibraryPickers: View {
    @State private var item: PhotosPickerItem?
    @State private var items: [PhotosPickerItem] = []
    @State private var isPresented = false

    var body: some View {
        PhotosPicker(selection: $item, matching: .images, photoLibrary: .shared()) { Text("One") }
        PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .videos, photoLibrary: .shared()) {
            Text("Several")
        }
        PhotosPicker("Titled", selection: $item, matching: .not(.screenshots), photoLibrary: .shared())
        PhotosPicker(String("Titles"), selection: $items, selectionBehavior: .ordered, photoLibrary: .shared())
            .photosPickerStyle(.inline)
            .photosPickerDisabledCapabilities([.search, .selectionActions])
            .photosPickerAccessoryVisibility(.hidden, edges: .bottom)
            .photosPicker(isPresented: $isPresented, selection: $item, photoLibrary: .shared())
            .photosPicker(isPresented: $isPresented, selection: $items, photoLibrary: .shared())
    }

    static let filters: [PHPickerFilter] = [
        .any(of: [.images, .not(.livePhotos)]), .bursts, .depthEffectPhotos, .panoramas, .cinematicVideos,
        .screenRecordings, .slomoVideos, .timelapseVideos, .spatialMedia,
    ]
    static let capabilities: PHPickerCapabilities = [
        .collectionNavigation, .stagingArea, .sensitivityAnalysisIntervention,
    ]
    static let places = PointOfInterestCategories.including([MKPointOfInterestCategory.cafe, .museum])
    static let otherPlaces = PointOfInterestCategories.excluding([.parking])
}
