import CoreTransferable
import SwiftUI

struct Note: Transferable {
    var text = ""
    var title = ""
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.text) }
}

// NSItemProvider.swift
let note = Note()
let provider: NSItemProvider

// TransferRepresentationModifiers.swift
struct Album: Transferable {
    var picture = Data()
    var hasPicture: Bool { !picture.isEmpty }
    static var transferRepresentation: some TransferRepresentation {
        // sample
    }
}

// ProxyRepresentation.swift
struct Representations {
    static var representation: some TransferRepresentation<Note> {
        // sample
    }
}
