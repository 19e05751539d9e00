import Foundation
import OrielUIKit

/// The contexts into which UIKit's functions draw on a thread. The last one is the current one.
final class DrawingStack {
    private(set) var contexts: [CGContext] = []
    /// The appearance for which is drawn; nil for that of the page.
    private(set) var traits: UITraitCollection?

    /// As on Apple platforms, each thread has contexts of its own.
    static var ofThread: DrawingStack {
        let values = Thread.current.threadDictionary
        if let stack = values["OrielCore.DrawingStack"] as? DrawingStack { return stack }
        let stack = DrawingStack()
        values["OrielCore.DrawingStack"] = stack
        return stack
    }

    func push(_ context: CGContext) { contexts.append(context) }

    func pop() { _ = contexts.popLast() }

    /// Draws in the appearance of a view.
    func draw<Result>(for scheme: ColorScheme, _ draw: () throws -> Result) rethrows -> Result {
        let outer = traits
        traits = UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
        defer { traits = outer }
        return try draw()
    }

    /// Draws into the current context. If there is none, the call is logged.
    ///
    /// - Parameter name: The function of UIKit that draws.
    static func use(_ name: String, _ draw: (CGContext) -> Void) {
        guard let context = ofThread.contexts.last else {
            return GraphIssue.report(
                .warning,
                "\(name) draws nothing: there is no context. Call it in a UIGraphicsImageRenderer or in draw(_:)."
            )
        }
        draw(context)
    }
}
