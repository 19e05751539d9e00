package import Foundation

/// What a window of the app shows, if not the app's first scene: a scene, for a value.
package struct WindowRequest: Codable, Sendable, Hashable {
    /// The id of the scene; nil for the first scene that takes the value.
    package var id: String?
    /// The name of the value's type.
    package var type: String?
    /// The value as JSON.
    package var value: Data?

    /// The maximum number of bytes of a value: it is a part of an address.
    package static let maximumBytes = 4096

    package init(id: String? = nil, type: String? = nil, value: Data? = nil) {
        (self.id, self.type, self.value) = (id, type, value)
    }

    /// - Throws: An encoding error, or `CocoaError.fileWriteOutOfSpace` if the value is too long.
    init<D: Codable & Hashable>(id: String?, presenting value: D) throws {
        // In an array, as some decoders take no fragments.
        let data = try JSONEncoder().encode([value])
        guard data.count <= Self.maximumBytes else { throw CocoaError(.fileWriteOutOfSpace) }
        self.init(id: id, type: stableName(of: D.self), value: data)
    }

    /// The value, if it has the type.
    func value<D: Codable & Hashable>(as type: D.Type) -> D? {
        guard self.type == stableName(of: type), let value else { return nil }
        return try? JSONDecoder().decode([D].self, from: value).first
    }
}

private enum WindowRequestKey: EnvironmentKey { static var defaultValue: WindowRequest? { nil } }

private enum WindowHostKey: EnvironmentKey { static var defaultValue: (any WindowHost)? { nil } }

private enum OpenableScenesKey: EnvironmentKey { static var defaultValue: [OpenableSceneName]? { nil } }

/// The windows of a host.
@MainActor
package protocol WindowHost: AnyObject {
    /// Opens a window that shows something. Returns false if the request is too long for an address.
    func open(_ request: WindowRequest) -> Bool

    /// Closes the window of the page.
    func close()
}

extension EnvironmentValues {
    /// What the window shows, if it was opened by the app.
    package var windowRequest: WindowRequest? {
        get { self[WindowRequestKey.self] }
        set { self[WindowRequestKey.self] = newValue }
    }

    /// The host's windows; nil if views are shown without a browser.
    package var windowHost: (any WindowHost)? {
        get { self[WindowHostKey.self] }
        set { self[WindowHostKey.self] = newValue }
    }

    /// The scenes that the app can open; nil if it has one only.
    var openableScenes: [OpenableSceneName]? {
        get { self[OpenableScenesKey.self] }
        set { self[OpenableScenesKey.self] = newValue }
    }

    /// Whether the app can open several windows.
    public var supportsMultipleWindows: Bool { windowHost != nil }

    /// Opens a window of the app: a tab of the browser.
    @MainActor public var openWindow: OpenWindowAction {
        OpenWindowAction(host: windowHost, scenes: openableScenes)
    }

    /// Closes the window.
    @MainActor public var dismissWindow: DismissWindowAction {
        DismissWindowAction(host: windowHost, request: windowRequest)
    }
}

/// Opens a window of the app.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Open in a window") { openWindow(value: message.id) }
///
/// The window is a tab of the browser, with an address of its own. Browsers open tabs only shortly after a tap; otherwise the page shows a
/// note with a button. Unlike Apple's, a second call for the same value opens a second tab, because a page cannot find the first.
@MainActor @preconcurrency
public struct OpenWindowAction {
    let host: (any WindowHost)?
    let scenes: [OpenableSceneName]?

    /// Opens a window of the scene with an id.
    public func callAsFunction(id: String) { open(WindowRequest(id: id)) }

    /// Opens a window for a value, of the first scene for values of this type.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(id: nil, value) }

    /// Opens a window for a value, of the scene with an id.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id: id, value) }

    private func open<D: Codable & Hashable>(id: String?, _ value: D) {
        do {
            open(try WindowRequest(id: id, presenting: value))
        } catch {
            GraphIssue.report(.warning, "Cannot open a window for a value of type \(D.self): \(error)")
        }
    }

    private func open(_ request: WindowRequest) {
        if let scenes, !scenes.contains(where: { $0.matches(request) }) {
            let wanted = [request.id.map { "the id \"\($0)\"" }, request.type.map { "values of type \($0)" }]
            let names = wanted.compactMap(\.self).joined(separator: " and ")
            return GraphIssue.report(
                .warning,
                "Cannot open a window: the app has no WindowGroup or Window with \(names)."
            )
        }
        guard let host else { return GraphIssue.report(.warning, "Windows can be opened only in a browser.") }
        if !host.open(request) {
            GraphIssue.report(.warning, "Cannot open a window: its id and value are too long for an address.")
        }
    }
}

/// Closes windows of the app.
///
/// Unlike Apple's, only the window of the view can be closed, and only if `openWindow` has opened it: pages cannot close others.
@MainActor @preconcurrency
public struct DismissWindowAction {
    let host: (any WindowHost)?
    let request: WindowRequest?

    /// Closes the window.
    public func callAsFunction() { close(request != nil, "it was not opened by the app") }

    /// Closes the window if it shows the scene with an id.
    public func callAsFunction(id: String) { close(request?.id == id, "it does not show \"\(id)\"") }

    /// Closes the window if it shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(request?.value(as: D.self) == value, "it does not show this value")
    }

    /// Closes the window if it shows a value in the scene with an id.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(request?.id == id && request?.value(as: D.self) == value, "it does not show this value")
    }

    private func close(_ isThis: Bool, _ reason: String) {
        guard isThis, let host else {
            return GraphIssue.report(.warning, "Cannot close the window: \(reason). A page can close no other windows.")
        }
        host.close()
    }
}
