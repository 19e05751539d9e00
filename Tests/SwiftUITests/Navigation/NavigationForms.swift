import SwiftUI

/// Common forms of navigation, tabs, presentations, menus and search.
struct Recipe: Identifiable, Hashable, Codable {
    let id: Int
    var name: String

    static let all = [Recipe(id: 1, name: "Soup"), Recipe(id: 2, name: "Cake")]
}

enum KitchenTab: Hashable {
    case recipes, settings
}

struct KitchenView: View {
    @State private var tab = KitchenTab.recipes

    var body: some View {
        TabView(selection: $tab) {
            RecipeList()
                .tabItem { Label("Recipes", systemImage: "list.dash") }
                .tag(KitchenTab.recipes)
                .badge(Recipe.all.count)
            LegacySettings()
                .tabItem {
                    Image(systemName: "gear")
                    Text("Settings")
                }
                .tag(KitchenTab.settings)
        }
    }
}

struct RecipeList: View {
    @State private var path = NavigationPath()
    @State private var query = ""
    @State private var isAdding = false
    @State private var edited: Recipe?
    @State private var deleted: Recipe?
    @State private var isConfirming = false

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                ForEach(Recipe.all) { recipe in
                    NavigationLink(value: recipe) { Text(recipe.name) }
                        .contextMenu {
                            Button("Edit \(recipe.name)") { edited = recipe }
                            Button("Delete \(recipe.name)", role: .destructive) {
                                deleted = recipe
                                isConfirming = true
                            }
                        }
                }
            }
            .navigationTitle("Recipes")
            .navigationBarTitleDisplayMode(.large)
            .navigationDestination(for: Recipe.self) { RecipeView(recipe: $0, path: $path) }
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find a recipe")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Menu {
                        Button("First") { path.append(Recipe.all[0]) }
                        Menu("Others") { Button("Second") { path.append(Recipe.all[1]) } }
                    } label: {
                        Label("Jump", systemImage: "arrow.right")
                    }
                }
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("Add") { isAdding = true }
                }
                if !query.isEmpty {
                    ToolbarItem(placement: .status) { Text("Searching") }
                }
            }
            .sheet(isPresented: $isAdding) { RecipeEditor(name: "New") }
            .sheet(item: $edited, onDismiss: { query = "" }) { recipe in
                RecipeEditor(name: recipe.name)
                    .presentationDetents([.medium, .large])
                    .interactiveDismissDisabled()
            }
            .confirmationDialog("Delete?", isPresented: $isConfirming, titleVisibility: .visible, presenting: deleted) {
                recipe in
                Button("Delete \(recipe.name) now", role: .destructive) { deleted = nil }
            } message: { recipe in
                Text("\(recipe.name) will be gone.")
            }
        }
    }
}

struct RecipeView: View {
    @Environment(\.dismiss) private var dismiss
    let recipe: Recipe
    @Binding var path: NavigationPath

    var body: some View {
        VStack {
            Text("How to make \(recipe.name)")
            Button("Done") { dismiss() }
            Button("To the start") { path.removeLast(path.count) }
        }
        .navigationBarTitle(Text(recipe.name), displayMode: .inline)
        .navigationBarBackButtonHidden(true)
        .navigationBarItems(trailing: Button("Share") {})
        .toolbar(.hidden, for: .tabBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.orange, for: .navigationBar)
    }
}

struct RecipeEditor: View {
    @Environment(\.presentationMode) private var presentationMode
    @State private var isFailing = false
    let name: String

    var body: some View {
        NavigationView {
            VStack {
                Text("Editing \(name)")
                Button("Fail") { isFailing = true }
            }
            .toolbar {
                Button("Close") { presentationMode.wrappedValue.dismiss() }
            }
        }
        .navigationViewStyle(.stack)
        .alert("Not saved", isPresented: $isFailing) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Try again later.")
        }
    }
}

struct LegacySettings: View {
    @State private var isOpen = false
    @State private var selection: String?
    @State private var showsAlert = false
    @State private var showsSheet = false
    @State private var showsCover = false

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("About this app")) { Text("About") }
                NavigationLink("Licences", destination: Text("All licences"))
                NavigationLink("Help") { Text("Some help") }
                NavigationLink(destination: Text("Opened"), isActive: $isOpen) { EmptyView() }
                NavigationLink(destination: Text("Tagged"), tag: "t", selection: $selection) { Text("Tag") }
                    .isDetailLink(false)
                Button("Open") { isOpen = true }
                Button("Alert") { showsAlert = true }
                Button("Sheet") { showsSheet = true }
                Button("Cover") { showsCover.toggle() }
            }
            .navigationBarTitle("Settings")
            .alert(isPresented: $showsAlert) {
                Alert(title: Text("Hello"), message: Text("World"), dismissButton: .default(Text("Fine")))
            }
            .actionSheet(isPresented: $showsSheet) {
                ActionSheet(title: Text("Choose"), buttons: [.default(Text("One")), .cancel()])
            }
            .fullScreenCover(isPresented: $showsCover) {
                Button("Uncover") { showsCover = false }
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct Saving: ToolbarContent {
    let action: () -> Void

    var body: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: action) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: action) }
    }
}

struct ModernTabs: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            Tab("First", systemImage: "1.circle", value: 0) { Text("first content") }
            Tab("Second", systemImage: "2.circle", value: 1) {
                NavigationStack {
                    Text("second content").toolbar { Saving(action: { tab = 0 }) }
                }
            }
        }
    }
}
