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
