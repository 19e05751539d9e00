/// A group of related pages.
enum GalleryFamily: String, CaseIterable, Identifiable {
    case state = "State"
    case lists = "Lists and scrolling"
    case text = "Text and images"
    case controls = "Controls"
    case layout = "Layout"
    case drawing = "Drawing"
    case charts = "Charts"
    case navigation = "Navigation"
    case interaction = "Interaction"
    case files = "Files and photos"
    case media = "Web, videos and maps"
    case app = "App features"

    var id: Self { self }

    var pages: [GalleryPage] {
        switch self {
        case .state: [.counter, .observedObject, .environmentObject, .binding, .environment, .badges, .streams]
        case .lists:
            [
                .table, .lists, .listLooks, .rows, .outline, .dataTable, .outlineTable, .sectionTable, .forms,
                .scrolling, .scrollObservation, .scrollEffects, .lazyStacks, .scrollTargets,
            ]
        case .text: [.texts, .fonts, .images, .symbols, .symbolEffects]
        case .controls: [.buttons, .toggles, .textFields, .focus, .pickers, .dates, .values, .menus]
        case .layout: [.stacks, .geometry, .layouts]
        case .drawing: [.shapes, .gradients, .effects, .transforms, .canvas, .meshGradients]
        case .charts: [.barCharts, .lineCharts, .pieCharts, .pointCharts, .spatialCharts, .chartSelection, .figures]
        case .navigation: [.navigation, .search, .tabs, .sheets, .popovers, .dialogs]
        case .interaction: [.gestures, .dragAndDrop, .animation, .motion, .transitions]
        case .files: [.files, .photos, .quickLook, .pdfFiles]
        case .media: [.webViews, .videos, .maps, .notifications, .tips]
        case .app:
            [
                .accessibility, .device, .connection, .drafts, .windows, .uikit, .layers, .localization, .assets,
                .storage,
            ]
        }
    }
}
