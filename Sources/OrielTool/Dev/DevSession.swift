internal import Foundation
internal import Synchronization

/// Performs what ``DevLoop`` decides.
final class DevSession {
    private enum Event: Sendable {
        case changed(FileWatcher.Change)
        case noticed(Notice)
        case ended(String)
        case interrupted
    }

    private let builder: Builder
    private let server: PageServer
    private let arguments: [String]
    /// The previews that are shown in place of the program's app; nil for the app.
    private let gallery: PreviewGallery?
    private let watcher: FileWatcher
    private let notices: NoticeSocket
    private let key = "\(UUID())\(UUID())"
    private let events: AsyncStream<Event>
    private let send: AsyncStream<Event>.Continuation
    private let interruption = Interruption()
    private var loop = DevLoop()
    private var program: RunningProgram?
    private var port: Int?

    init(
        package: PackageOutline,
        builder: Builder,
        server: PageServer,
        arguments: [String] = [],
        gallery: PreviewGallery? = nil
    ) throws {
        self.builder = builder
        self.server = server
        self.arguments = arguments
        self.gallery = gallery
        watcher = try FileWatcher(
            folders: package.sources,
            files: ["\(package.folder)/Package.swift"]
        )
        notices = try NoticeSocket()
        (events, send) = AsyncStream.makeStream()
    }

    /// Runs until the tool is interrupted.
    func run() async throws {
        defer { notices.remove() }
        listen()
        try perform(loop.begin(now: .now))
        for await event in events {
            // Files that were saved during a build are before the interrupt, and would begin another one.
            if interruption.hasBegun { break }
            try handle(event)
        }
        program?.stop()
    }

    private func handle(_ event: Event) throws {
        switch event {
        case .changed(let change):
            try perform(loop.changed(at: change.instant, until: change.last, now: .now))
        case .noticed(.listening(let port)):
            self.port = port
            try perform(loop.ready(now: .now))
        case .noticed(.reloaded(true)): try perform(loop.ready(now: .now))
        case .noticed(.reloaded(false)): try perform(loop.kept(now: .now))
        case .ended(let reason):
            program = nil
            port = nil
            try perform(loop.ended(reason))
        // It only ends the wait for events.
        case .interrupted: break
        }
    }

    /// Brings all that happens into one sequence.
    private func listen() {
        let send = send
        Thread.detachNewThread { [notices] in
            while let notice = notices.next() { send.yield(.noticed(notice)) }
        }
        Task { [changes = watcher.changes] in
            for await change in changes { send.yield(.changed(change)) }
        }
        Interrupts.start { [interruption] in
            interruption.begin()
            send.yield(.interrupted)
            Subprocess.interrupt()
        }
    }

    private func perform(_ actions: [DevLoop.Action]) throws {
        for action in actions {
            switch action {
            case .build:
                let outcome = try builder.build { line in if program == nil { Console.print(String(line)) } }
                try perform(loop.built(outcome))
            case .start:
                let path = try builder.path()
                gallery?.list(path)
                program = try RunningProgram(
                    path: path,
                    arguments: arguments,
                    variables: gallery?.variables ?? [:],
                    notices: notices.path,
                    key: key
                ) { [send] in send.yield(.ended($0)) }
            case .reload:
                gallery?.list(try builder.path())
                program?.reload()
            case .show(let state):
                server.show(state, port: port)
                if case .failed(let failure) = state { print(failure) }
            case .report(let report): Console.print(report.text)
            }
        }
    }

    private func print(_ failure: PageState.Failure) {
        for error in failure.diagnostics {
            Console.print("\(error.file):\(error.line):\(error.column): \(error.message)")
            for line in error.source {
                Console.print("\(line.number == error.line ? ">" : " ") \(line.number)\t\(line.text)")
            }
        }
        if !failure.output.isEmpty { Console.print(failure.output) }
    }
}

/// Whether the tool was interrupted: known at once, while the event waits for the end of a build.
private final class Interruption: Sendable {
    private let begun = Atomic(false)

    var hasBegun: Bool { begun.load(ordering: .relaxed) }

    func begin() { begun.store(true, ordering: .relaxed) }
}

extension DevLoop.Report {
    var text: String {
        switch self {
        case .running(nil): "Running; files are watched"
        case .running(let duration?): String(format: "Running %.1f s after the save", duration / .seconds(1))
        case .failed: "The package does not build; pages show why"
        case .ended(let reason): "The program has ended (\(reason)); it is started again when a file is saved"
        case .kept: "The new program does not start; the old one goes on"
        }
    }
}
