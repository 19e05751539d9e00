import Foundation
import SwiftUI
import UIKit
import UniformTypeIdentifiers

struct Item: Identifiable, Hashable, Codable, Transferable {
    var id = 0
    var name = ""
    var city = ""
    var text = ""
    var title = ""
    var subject = ""
    var isUnread = false
    var isPinned = false
    var age = 0
    var scope = 0
    var content: [Item]?
    var population = Population()

    static let paris = Item()
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .data) }
    func delete() {}
}
typealias Fruit = Item
typealias Message = Item
typealias Note = Item
typealias Person = Item
typealias Photo = Item
typealias Trip = Item

struct Population: Hashable, Codable { subscript(year: Int) -> Int { 0 } }

@Observable final class Library {}

enum Field { case name, city }

struct Screen: View {
    init() {}
    init(_ item: Item) {}
    init(message: Item) {}
    init(track: Item) {}
    init(photo: Item) {}
    init(item: Item) {}
    init(trip: Item) {}
    init(folder: Item.ID?) {}
    init(router: Router) {}
    var body: some View { EmptyView() }
}
typealias Article = Screen
typealias ContentView = Screen
typealias Details = Screen
typealias DetailsView = Screen
typealias FeedView = Screen
typealias FolderView = Screen
typealias FruitView = Screen
typealias Heart = Screen
typealias ItemRow = Screen
typealias MessageRow = Screen
typealias OwnerView = Screen
typealias PhotoView = Screen
typealias PlayerBar = Screen
typealias ProfileView = Screen
typealias RootView = Screen
typealias SavedView = Screen
typealias SettingsView = Screen
typealias ShapeDetails = Screen
typealias ShapeEditor = Screen
typealias TrackRow = Screen
typealias TrashView = Screen
typealias TripView = Screen
typealias WideView = Screen

struct Router { func open(_ path: String) {} }

@MainActor let content = Screen()
@MainActor let progress = ProgressView()
@MainActor let router = Router()
@MainActor let name = ""
@MainActor let note = Item()
@MainActor let message = Item()
@MainActor let messages: [Item] = []
@MainActor let unread: [Item] = []
@MainActor var fruits: [Item] = []
@MainActor let photos: [Item] = []
@MainActor var people: [Item] = []
@MainActor let trips: [Item] = []
@MainActor let folders: [Item] = []
@MainActor let tracks: [Item] = []
@MainActor let count = 0

@MainActor func save() -> Bool { true }
@MainActor func delete() {}
@MainActor func delete(_ item: Item) {}
@MainActor func delete(_ items: Set<Item.ID>) {}

// ScopedTransaction.swift
let icon = Image(systemName: "bell")
@State var isOn = false

// TimelinePace.swift: internal

// DocumentGroup.swift
struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { fatalError() }
}
struct NoteEditor: View {
    @Binding var text: String
    var body: some View { TextEditor(text: $text) }
}

// DocumentActions.swift
struct TextDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init(text: String) {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { fatalError() }
}
let selection = ""
let template = URL(fileURLWithPath: "/template.txt")

// DocumentGroupLaunchScene.swift
struct Story: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { fatalError() }
}
struct StoryEditor: View {
    @Binding var story: Story
    var body: some View { TextEditor(text: $story.text) }
}
struct Stories: App {
    var body: some Scene {
        // sample
    }
}

// UIApplicationDelegateAdaptor.swift
final class NotesDelegate: NSObject, UIApplicationDelegate {}

// Commands.swift
func addNote() {}

// Tab.swift
enum Page { case feed }
@State var tab = Page.feed

// TabView.swift
enum Tab { case feed, profile }
@State var tab = Tab.feed

// PasteButton.swift
@State var draft = ""

// DatePicker.swift
@State var due = Date.now

// ControlGroup.swift
func cut() {}
func copy() {}

// Menu.swift
enum Order { case name, date }
@State var order = Order.name

// Picker.swift
enum Size: String, CaseIterable, Identifiable {
    case small, other
    var id: Self { self }
    var name: String { rawValue }
}
@State var size = Size.small

// Gauge.swift
let charge = 80.0

// ProgressView.swift
let sent = 1.0
let size = 2.0

// SliderTick.swift
@State var speed = 1.0

// AnyLayout.swift
let isWide = true

// GridLayout.swift
let isTable = true

// LayoutValueKey.swift
let subview: LayoutSubview

// ClipboardModifiers.swift
let notes: [Note] = []
@State var selection: Set<Note.ID> = []

// DragContainer.swift
@State var selection: Set<Fruit.ID> = []

// DropTargetModifier.swift
let list = List { content }
@State var archive: [Note] = []

// DropTargetModifier.swift 2
let trash = List { content }
@State var notesInTrash: [Note] = []
let isLocked = false

// DragConfiguration.swift
struct PhotoGrid: View {
    init(_ photos: [Photo]) {}
    var body: some View { Color.clear }
}
let photos: [Photo] = []
func delete(_ ids: [Int]) {}

// DragSession.swift
let list = List { content }
@State var isDragging = false

// DropSession.swift
let archive = List { content }
@State var archived: [Note] = []

// ElementTree.swift: not compiled: the description of a tree

// Embed.swift: internal

// OpenURLAction.swift
let helpURL = URL(filePath: "/help")

// FileImporter.swift
@State var isImporting = false
@State var text: String?

// FocusState.swift
@State var name = ""

// Anchor.swift
struct SelectionKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
}
typealias Frame = Rectangle
let items = content

// DistributingNode.swift
typealias First = ContentView
typealias Second = ContentView

// GraphExtension.swift: internal

// ViewGraph+Release.swift: not compiled: a diagram

// KeyframeAnimator.swift
let likes = 0

// EditActions.swift
@State var items: [Item] = []

// ForEachNode.swift: not compiled: a diagram

// List.swift
@State var selected: Fruit.ID?

// RowActions.swift
@State var items: [Item] = []

// RowMenu.swift
let items: [Item] = []
@State var selection: Set<Item.ID> = []
func open(_ items: Set<Item.ID>) {}

// RowWindow.swift: not compiled: a diagram

// SwipeActions.swift
let letter = Message()

// StringsFile.swift: not compiled: a file of another kind

// NavigationModel.swift: not compiled: a diagram

// NavigationSplitView.swift
@State var folder: Item.ID?

// DialogSuppression.swift
@State var asks = false
@State var asksNoMore = false

// Inspector.swift
@State var isShown = false

// NavigationTransition.swift
@Namespace var namespace
@State var photo: Photo?

// Popover.swift
@State var isShowingDetails = false

// ElementDifference.swift: not compiled: a diagram

// ScrollObservation.swift
@State var hidesTitle = false

// ScrollTargetVisibility.swift
func preload(after id: Photo.ID?) {}

// SearchFocus.swift
@State var query = ""
@FocusState var isSearchFocused: Bool

// SearchTokens.swift
@State var text = ""
@State var tokens: [Item] = []

// StorageScope.swift: internal
struct Client { func store(_ key: String, _ value: StoredValue?) {} }
let client = Client()
let keptByTheBrowser: [String: StoredValue] = [:]

// VariadicView.swift
struct DividedLayout: _VariadicView.ViewRoot {
    func body(children: _VariadicView.Children) -> some View { children }
}

// SymbolEffectModifiers.swift
let isConnecting = true

// DisclosureTableRow.swift
struct Album: Identifiable {
    var id = 0
    var songs: [Album] = []
}
let album = Album()
@State var isOpen = false

// Table.swift
@State var selected: Person.ID?
@State var order = [KeyPathComparator(\Person.name)]

// TableColumn.swift
var table: some View {
    Table(people) {
        // sample
    }
}

// TableColumnForEach.swift
typealias Country = Item
let years = [2026]
var table: some View {
    Table(people) {
        // sample
    }
}

// OutlineGroup+Bindings.swift
struct Chore: Identifiable {
    var id = 0
    var title = ""
    var isDone = false
    var parts: [Chore]?
}
@State var tasks: [Chore] = []

// TableRowModifiers.swift
let folder = Item()
@State var archive: [Note] = []
var table: some View {
    Table(of: Person.self) {
        TableColumn("Name", value: \.name)
    } rows: {
        // sample
    }
}

// TableSection.swift
let teachers: [Person] = []
var table: some View {
    Table(of: Person.self) {
        TableColumn("Name", value: \.name)
    } rows: {
        // sample
    }
}

// InlineMarkdown.swift: internal

// LineHeight.swift
let poem = ""

// TimeDataSource.swift
let start = Date.now

// AnyTransition.swift
let isOpen = true

// ContentTransition.swift
let score = 0.0

// UIHostingConfiguration.swift
let cell = UITableViewCell()
let person = Person()

// UserActivity.swift
func open(_ url: URL) {}

// TextInputSuggestions.swift
@State var city = ""
let cities: [Item] = []

// FindNavigator.swift
@State var note = ""
@State var isFinding = false

// CGImage.swift
let photo = UIImage(systemName: "star")!
let imageView = UIImageView()

// CGContext+Images.swift
let photo = UIImage(systemName: "star")!
let size = CGSize(width: 40, height: 40)

// UIBezierPath.swift 2
let path = UIBezierPath()

// CAShapeLayer.swift
let view = UIView()

// CAKeyframeAnimation.swift
let field = UITextField()

// Text+AttributedString.swift
let price = 1.0

// SectionActions.swift
let lists: [Item] = []
func addList() {}

// Button+Roles.swift
func dismiss() {}

// CALayer+Rendering.swift
let card = UIView()
// FileWrapper.swift
let url = URL.temporaryDirectory.appending(path: "Notes")
func save() throws {
    // sample
}

// EnglishInflection.swift: internal

// Image+CGImage.swift
let face = UIImage(systemName: "star")!.cgImage!
