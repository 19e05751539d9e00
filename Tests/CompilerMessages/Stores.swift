import CloudKit
import CoreData
import SwiftData
import SwiftUI

// Kept by Core Data.

final class Persistence {
    let container = NSPersistentContainer(name: "Notes")  // error: Core Data is not on Linux: keep data on the server
}

func describeStore(at url: URL) {
    let description = NSPersistentStoreDescription()  // error: Core Data is not on Linux
    description.url = url
}

class NoteEntity: NSManagedObject {}  // error: Core Data is not on Linux

struct OldNotes: View {
    @Environment(\.managedObjectContext) private var context  // error: Core Data is not on Linux
    @FetchRequest(sortDescriptors: []) private var notes: FetchedResults<NoteEntity>  // error: Core Data is not on

    var body: some View { Text("Notes") }
}

// Kept by SwiftData.

@Model  // error: SwiftData is not on Linux: keep data on the server in SQLite
final class Note {
    @Attribute(.unique) var id = 0  // error: SwiftData is not on Linux
    @Relationship(deleteRule: .cascade) var pages: [String] = []  // error: SwiftData is not on Linux
}

struct Notes: View {
    @Environment(\.modelContext) private var context  // error: SwiftData is not on Linux
    @Query(sort: \Note.id, order: .reverse) private var notes: [Note]  // error: SwiftData is not on Linux
    @Query private var allNotes: [Note]  // error: SwiftData is not on Linux

    var body: some View {
        Text("Notes")
            .modelContainer(for: Note.self, inMemory: true)  // error: SwiftData is not on Linux
    }
}

struct NotesScenes: Scene {
    var body: some Scene {
        WindowGroup { Text("Notes") }
            .modelContainer(for: [Note.self])  // error: SwiftData is not on Linux
    }
}

func makeContainer() throws {
    let settings = ModelConfiguration(isStoredInMemoryOnly: true)  // error: SwiftData is not on Linux
    _ = try ModelContainer(for: Note.self, configurations: settings)  // error: SwiftData is not on Linux
}

func describeNotes() {
    var newest = FetchDescriptor<Note>()  // error: SwiftData is not on Linux
    newest.fetchLimit = 5
}

// Kept in iCloud.

func saveToCloud() {
    _ = CKContainer.default()  // error: iCloud is not behind a page: keep the data of all users on the server.
    _ = CKRecord(recordType: "Note")  // error: iCloud is not behind a page
}
