import SwiftUI

struct Fruit: Identifiable, Hashable {
    let id: Int
    var name: String
    var isRipe = false

    static let samples = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana"), Fruit(id: 3, name: "Cherry")]
}

struct FruitList: View {
    @State private var fruits = Fruit.samples
    @State private var selection: Fruit.ID?
    @State private var chosen = Set<Fruit.ID>()

    var body: some View {
        VStack {
            List(fruits) { fruit in
                Text(fruit.name)
            }
            List(fruits, id: \.name, selection: $chosenNames) { Text($0.name) }
                .listStyle(.plain)
            List(fruits, selection: $selection) { Text($0.name) }
                .listStyle(InsetGroupedListStyle())
            List($fruits) { $fruit in
                Toggle(fruit.name, isOn: $fruit.isRipe)
            }
            List(0..<3) { Text("Row \($0)") }
                .listStyle(BorderedListStyle())
            List(selection: $chosen) {
                Section(header: Text("Fruit"), footer: Text("Fresh")) {
                    ForEach(fruits) { fruit in
                        Text(fruit.name)
                            .badge(fruit.id)
                            .listRowInsets(EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
                            .listRowSeparator(.hidden, edges: .bottom)
                            .listRowSeparatorTint(.red)
                            .listRowBackground(Color.yellow)
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button("Pin") {}.tint(.orange)
                            }
                    }
                    .onDelete { fruits.remove(atOffsets: $0) }
                    .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
                }
                .headerProminence(.increased)
                .listSectionSeparator(.hidden)
                .listSectionMargins(.horizontal, 8)
                .listSectionMargins(.top, nil)
            }
            .refreshable { await reload() }
            .scrollContentBackground(.hidden)
            .environment(\.defaultMinListRowHeight, 30)
            .listSectionSpacing(.compact)
            .toolbar { EditButton() }
        }
    }

    @State private var chosenNames: Set<String> = []

    private func delete(at offsets: IndexSet) { fruits.remove(atOffsets: offsets) }
    private func reload() async {}
}

struct EditableFruit: View {
    @State private var fruits = Fruit.samples
    @State private var editMode = EditMode.inactive

    var body: some View {
        List {
            ForEach(fruits) { Text($0.name).deleteDisabled($0.id == 1).moveDisabled(true) }
                .onDelete(perform: delete)
        }
        .environment(\.editMode, $editMode)
        .listStyle(GroupedListStyle())
        Button(editMode.isEditing ? "Finish" : "Change") {
            editMode = editMode == .active ? .inactive : .active
        }
    }

    func delete(at offsets: IndexSet) { fruits.remove(atOffsets: offsets) }
}

struct SettingsForm: View {
    @State private var isOn = true
    @State private var name = ""
    @State private var showsMore = false

    var body: some View {
        Form {
            Section("Profile") {
                TextField("Name", text: $name)
                Toggle("Visible", isOn: $isOn)
            }
            Section {
                Text("Version 1")
            } header: {
                Text("About")
            } footer: {
                Text("All rights")
            }
            Section("More", isExpanded: $showsMore) { Text("Details") }
        }
        .formStyle(.grouped)
    }
}

struct ListLooks: View {
    @State private var isDense = false

    var body: some View {
        List {
            Section("Fruit") {
                Text("Apple").listItemTint(.red)
                Text("Banana").listItemTint(.fixed(.blue))
            }
            .listSectionSeparator(.visible)
            .listSectionSeparator(.hidden, edges: .bottom)
            .listSectionSeparatorTint(.orange)
            .listSectionSeparatorTint(isDense ? nil : .green, edges: [.top, .bottom])
        }
        .listRowSpacing(10)
        .listRowSpacing(isDense ? 0 : nil)
        .alternatingRowBackgrounds()
        .alternatingRowBackgrounds(isDense ? .disabled : .automatic)
        TabView {
            Text("First")
            Text("Second")
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
    }
}
