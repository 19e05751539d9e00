import SwiftUI

// UndoManager.swift
@MainActor final class Document {
    var name = ""
    // sample
}

// ICU+Number.swift: not compiled: a function of the module

// PersonNameComponents+FormatStyle.swift
let name = PersonNameComponents()

// PersonNameComponentsFormatter.swift
let name = PersonNameComponents()

// URLSession+AsyncBytes.swift
let url = URL(string: "https://example.com")!
func show(_ line: String) {}

// PersonNameComponents+AttributedStyle.swift
let name = PersonNameComponents()

// String.LocalizedComparator.swift
struct Person { var name = "" }

// URL+Bookmarks.swift
let url = URL.documentsDirectory.appending(path: "Notes.txt")
func keep() throws {
    // sample
}

// FileManager+Trash.swift
let url = URL.documentsDirectory.appending(path: "Notes.txt")
func discard() throws {
    // sample
}

// NSFileCoordinator.swift
let url = URL.documentsDirectory.appending(path: "Notes.txt")
func read(_ url: URL) -> String { url.lastPathComponent }
func load() {
    var text = ""
    // sample
    print(text)
}

// NSDataDetector.swift
func detect() throws {
    // sample
}

// URL+ParseStrategy.swift
func read() throws {
    // sample
}

// Date+HTTPFormatStyle.swift
func read() throws {
    // sample
}

// Date.ComponentsFormatStyle+Ranges.swift
let start = Date.now
let end = Date.now.addingTimeInterval(3600)

// NSData+Compression.swift
let text = Data("fish".utf8)
func compress() throws {
    // sample
}

// XMLParser.swift
let feed = Data()
