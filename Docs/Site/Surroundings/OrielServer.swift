import ArgumentParser
import NIOCore
import NIOWebSocket
import OrielServer
import SwiftUI

struct NotesApp: App {
    var body: some Scene { WindowGroup { Text("Notes") } }
}
typealias MyApp = NotesApp

struct ContentView: View {
    var body: some View { Text("Notes") }
}
typealias RootView = ContentView

extension EnvironmentValues {
    @Entry var viewer: String?
}

struct People {
    func person(signedInWith token: String?) async throws -> String? { token }
    func makeSession(name: String, password: String) async throws -> String { name }
}

typealias PersonID = Int

let people = People()
let accounts = People()

// Broadcast.swift
struct Like: Codable { var moment: Int }

// UploadProgress.swift
@State var isImporting = false
@State var fraction = 0.0

// ShutdownPlan.swift: not compiled: a diagram

// SessionContext.swift
var server: LiveServer
mutating func prepare() {
    // sample
}

// OptimisticModifier.swift
@State var isFollowed = false
@State var isFavourite = false

struct FollowLabel: View {
    let isFollowed: Bool
    var body: some View { Text(isFollowed ? "Following" : "Follow") }
}

struct StarStyle: ButtonStyle {
    let isOn: Bool
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

// ShakeModifier.swift
@State var isMenuShown = false

// SignInAction.swift
let name = ""
let password = ""

// PreviewAddress.swift: not compiled: an address

// LiveServer.swift
let options = ServerOptions()

// SupervisorState.swift: not compiled: a diagram

// CommandLine.swift
struct Serve: ServerCommand {
    @OptionGroup var server: ServerOptions
    func run() async throws {}
}

// SessionState.swift: not compiled: a diagram

// RequestDeadlines.swift: not compiled: a diagram

// WorkerNotes+Session.swift: not compiled: a table

// HostedSocket.swift
var server: LiveServer
mutating func prepare() {
    @Sendable func serve(_ frames: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>) async {}
    // sample
}
