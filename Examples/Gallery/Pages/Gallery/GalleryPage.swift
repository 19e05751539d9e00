import SwiftUI

/// A page of the gallery; its raw value is its path.
public enum GalleryPage: String, CaseIterable, Identifiable, Codable, Sendable {
    // State
    case counter
    case observedObject = "observed-object"
    case environmentObject = "environment-object"
    case binding
    case environment
    case badges
    case streams
    // Lists
    case table
    case lists
    case listLooks = "list-looks"
    case rows
    case outline
    case dataTable = "data-table"
    case outlineTable = "outline-table"
    case sectionTable = "section-table"
    case forms
    case scrolling
    case scrollObservation = "scroll-observation"
    case scrollEffects = "scroll-effects"
    case lazyStacks = "lazy-stacks"
    case scrollTargets = "scroll-targets"
    // Text and images
    case texts
    case fonts
    case images
    case symbols
    case symbolEffects = "symbol-effects"
    // Controls
    case buttons
    case toggles
    case textFields = "text-fields"
    case focus = "focus"
    case pickers
    case dates
    case values
    case menus
    // Layout
    case stacks
    case geometry
    case layouts
    // Drawing
    case shapes
    case gradients
    case effects
    case transforms
    case canvas
    case meshGradients = "mesh-gradients"
    // Charts
    case barCharts = "bar-charts"
    case lineCharts = "line-charts"
    case pieCharts = "pie-charts"
    case pointCharts = "point-charts"
    case spatialCharts = "spatial-charts"
    case chartSelection = "chart-selection"
    case figures
    // Navigation
    case navigation
    case search
    case tabs
    case sheets
    case popovers
    case dialogs
    // Interaction
    case gestures
    case dragAndDrop = "drag-and-drop"
    case animation
    case motion
    case transitions
    // Files and photos
    case files
    case photos
    case quickLook = "quick-look"
    case pdfFiles = "pdf-files"
    // Web, videos and maps
    case webViews = "web-views"
    case videos
    case maps
    case notifications
    case tips
    // App features
    case accessibility
    case device
    case connection
    case drafts
    case windows
    case uikit
    case layers
    case localization
    case assets
    case storage

    public var id: String { rawValue }
}

extension GalleryPage {
    var title: String {
        switch self {
        case .counter: "Counter"
        case .observedObject: "Observed object"
        case .environmentObject: "Environment object"
        case .binding: "Binding"
        case .environment: "Environment"
        case .badges: "Badges"
        case .streams: "Streams"
        case .table: "Keyed table"
        case .lists: "Lists"
        case .listLooks: "Looks of lists"
        case .rows: "100,000 rows"
        case .outline: "Outline"
        case .dataTable: "Table"
        case .outlineTable: "Outline in a table"
        case .sectionTable: "Sections of a table"
        case .forms: "Forms"
        case .scrolling: "Scroll views"
        case .scrollObservation: "Observed scrolling"
        case .scrollEffects: "Scroll effects"
        case .lazyStacks: "Lazy stacks and grids"
        case .scrollTargets: "Scrolling to views"
        case .texts: "Texts"
        case .fonts: "Fonts"
        case .images: "Images"
        case .symbols: "Symbols"
        case .symbolEffects: "Symbol effects"
        case .buttons: "Buttons"
        case .toggles: "Toggles"
        case .textFields: "Text fields"
        case .focus: "Focused values"
        case .pickers: "Pickers"
        case .dates: "Dates"
        case .values: "Sliders and progress"
        case .menus: "Menus"
        case .stacks: "Stacks and frames"
        case .geometry: "Geometry reader"
        case .layouts: "Layouts"
        case .shapes: "Shapes"
        case .gradients: "Gradients"
        case .effects: "Effects"
        case .transforms: "Transforms"
        case .canvas: "Canvas"
        case .meshGradients: "Mesh gradients"
        case .barCharts: "Bar charts"
        case .lineCharts: "Lines and areas"
        case .pieCharts: "Pies and donuts"
        case .pointCharts: "Points and rectangles"
        case .spatialCharts: "Charts in space"
        case .chartSelection: "Selection and scrolling"
        case .figures: "Figures"
        case .navigation: "Navigation"
        case .search: "Search"
        case .tabs: "Tabs"
        case .sheets: "Sheets"
        case .popovers: "Popovers"
        case .dialogs: "Alerts and dialogs"
        case .gestures: "Gestures"
        case .dragAndDrop: "Drag and drop"
        case .animation: "Animation"
        case .motion: "Motion"
        case .transitions: "Transitions"
        case .files: "Files"
        case .photos: "Photos"
        case .quickLook: "Quick Look"
        case .pdfFiles: "PDF files"
        case .webViews: "Web views"
        case .videos: "Videos and sounds"
        case .maps: "Maps"
        case .notifications: "Notifications and place"
        case .tips: "Tips"
        case .accessibility: "Accessibility"
        case .device: "Device"
        case .connection: "Connection"
        case .drafts: "Mails and messages"
        case .windows: "Windows"
        case .uikit: "UIKit views"
        case .layers: "UIKit layers"
        case .localization: "Localization"
        case .assets: "Assets"
        case .storage: "Storage"
        }
    }

    var systemImage: String {
        switch self {
        case .counter: "plus.circle"
        case .observedObject: "eye"
        case .environmentObject: "globe"
        case .binding: "link"
        case .environment: "leaf"
        case .badges: "rosette"
        case .streams: "arrow.triangle.branch"
        case .table: "tablecells"
        case .lists: "list.bullet"
        case .listLooks: "list.dash"
        case .rows: "number"
        case .outline: "folder"
        case .dataTable: "tablecells"
        case .outlineTable: "list.bullet.indent"
        case .sectionTable: "rectangle.grid.1x2"
        case .forms: "list.bullet.rectangle"
        case .scrolling: "arrow.up.arrow.down"
        case .scrollObservation: "eye"
        case .scrollEffects: "sparkles"
        case .lazyStacks: "square.grid.2x2"
        case .scrollTargets: "scope"
        case .texts: "textformat"
        case .fonts: "textformat.size"
        case .images: "photo"
        case .symbols: "star"
        case .symbolEffects: "rosette"
        case .buttons: "hand.tap"
        case .toggles: "switch.2"
        case .textFields: "character.cursor.ibeam"
        case .focus: "character.cursor.ibeam"
        case .pickers: "checklist"
        case .dates: "calendar"
        case .values: "slider.horizontal.3"
        case .menus: "ellipsis.circle"
        case .stacks: "square.stack"
        case .geometry: "ruler"
        case .layouts: "square.grid.2x2"
        case .shapes: "circle"
        case .gradients: "paintpalette"
        case .effects: "sparkles"
        case .transforms: "rotate.right"
        case .canvas: "paintbrush"
        case .meshGradients: "paintpalette"
        case .barCharts: "chart.bar"
        case .lineCharts: "chart.xyaxis.line"
        case .pieCharts: "chart.pie"
        case .pointCharts: "chart.dots.scatter"
        case .spatialCharts: "cube"
        case .chartSelection: "hand.point.up.left"
        case .figures: "speedometer"
        case .navigation: "arrow.right"
        case .search: "magnifyingglass"
        case .tabs: "rectangle.grid.1x2"
        case .sheets: "rectangle.portrait"
        case .popovers: "bubble"
        case .dialogs: "exclamationmark.bubble"
        case .gestures: "hand.draw"
        case .dragAndDrop: "arrow.up.and.down.and.arrow.left.and.right"
        case .animation: "play"
        case .motion: "waveform.path"
        case .transitions: "arrow.left.arrow.right"
        case .files: "folder"
        case .photos: "photo.on.rectangle"
        case .quickLook: "eye"
        case .pdfFiles: "doc.richtext"
        case .webViews: "globe"
        case .videos: "play.rectangle"
        case .maps: "map"
        case .notifications: "bell"
        case .tips: "lightbulb"
        case .accessibility: "person.crop.circle"
        case .device: "iphone"
        case .connection: "wifi"
        case .drafts: "envelope"
        case .uikit: "square.stack"
        case .layers: "square.on.square"
        case .windows: "macwindow"
        case .localization: "character.bubble"
        case .assets: "archivebox"
        case .storage: "internaldrive"
        }
    }

    /// The path of the page's source file, relative to the folder of the pages.
    var sourceFile: String {
        switch self {
        case .counter: "State/CounterPage.swift"
        case .observedObject: "State/ObservedObjectPage.swift"
        case .environmentObject: "State/EnvironmentObjectPage.swift"
        case .binding: "State/BindingPage.swift"
        case .environment: "State/EnvironmentPage.swift"
        case .badges: "State/BadgesPage.swift"
        case .streams: "State/StreamsPage.swift"
        case .table: "KeyedTable/KeyedTablePage.swift"
        case .lists: "Lists/ListsPage.swift"
        case .listLooks: "Lists/ListLooksPage.swift"
        case .rows: "Lists/RowsPage.swift"
        case .outline: "Lists/OutlinePage.swift"
        case .dataTable: "Lists/DataTablePage.swift"
        case .outlineTable: "Lists/OutlineTablePage.swift"
        case .sectionTable: "Lists/SectionTablePage.swift"
        case .forms: "Lists/FormsPage.swift"
        case .scrolling: "Lists/ScrollingPage.swift"
        case .scrollObservation: "Lists/ScrollObservationPage.swift"
        case .scrollEffects: "Lists/ScrollEffectsPage.swift"
        case .lazyStacks: "Lists/LazyStacksPage.swift"
        case .scrollTargets: "Lists/ScrollTargetsPage.swift"
        case .texts: "Text/TextsPage.swift"
        case .fonts: "Text/FontsPage.swift"
        case .images: "Text/ImagesPage.swift"
        case .symbols: "Text/SymbolsPage.swift"
        case .symbolEffects: "Text/SymbolEffectsPage.swift"
        case .buttons: "Controls/ButtonsPage.swift"
        case .toggles: "Controls/TogglesPage.swift"
        case .textFields: "Controls/TextFieldsPage.swift"
        case .focus: "Controls/FocusPage.swift"
        case .pickers: "Controls/PickersPage.swift"
        case .dates: "Controls/DatesPage.swift"
        case .values: "Controls/ValuesPage.swift"
        case .menus: "Controls/MenusPage.swift"
        case .stacks: "Layout/StacksPage.swift"
        case .geometry: "Layout/GeometryPage.swift"
        case .layouts: "Layout/LayoutsPage.swift"
        case .shapes: "Drawing/ShapesPage.swift"
        case .gradients: "Drawing/GradientsPage.swift"
        case .effects: "Drawing/EffectsPage.swift"
        case .transforms: "Drawing/TransformsPage.swift"
        case .canvas: "Drawing/CanvasPage.swift"
        case .meshGradients: "Drawing/MeshGradientsPage.swift"
        case .barCharts: "Charts/BarChartsPage.swift"
        case .lineCharts: "Charts/LineChartsPage.swift"
        case .pieCharts: "Charts/PieChartsPage.swift"
        case .pointCharts: "Charts/PointChartsPage.swift"
        case .spatialCharts: "Charts/SpatialChartsPage.swift"
        case .chartSelection: "Charts/ChartSelectionPage.swift"
        case .figures: "Charts/FiguresPage.swift"
        case .navigation: "Navigation/NavigationPage.swift"
        case .search: "Navigation/SearchPage.swift"
        case .tabs: "Navigation/TabsPage.swift"
        case .sheets: "Navigation/SheetsPage.swift"
        case .popovers: "Navigation/PopoversPage.swift"
        case .dialogs: "Navigation/DialogsPage.swift"
        case .gestures: "Interaction/GesturesPage.swift"
        case .dragAndDrop: "Interaction/DragAndDropPage.swift"
        case .animation: "Interaction/AnimationPage.swift"
        case .motion: "Interaction/MotionPage.swift"
        case .transitions: "Interaction/TransitionsPage.swift"
        case .files: "Files/FilesPage.swift"
        case .photos: "Files/PhotosPage.swift"
        case .quickLook: "Files/QuickLookPage.swift"
        case .pdfFiles: "Files/PDFFilesPage.swift"
        case .webViews: "Media/WebViewsPage.swift"
        case .videos: "Media/VideosPage.swift"
        case .maps: "Media/MapsPage.swift"
        case .notifications: "Media/NotificationsPage.swift"
        case .tips: "Media/TipsPage.swift"
        case .accessibility: "App/AccessibilityPage.swift"
        case .device: "App/DevicePage.swift"
        case .connection: "App/ConnectionPage.swift"
        case .drafts: "App/DraftsPage.swift"
        case .uikit: "App/UIKitPage.swift"
        case .layers: "App/LayersPage.swift"
        case .windows: "App/WindowsPage.swift"
        case .localization: "App/LocalizationPage.swift"
        case .assets: "App/AssetsPage.swift"
        case .storage: "App/StoragePage.swift"
        }
    }
}
