package import Foundation
import OrielObjectShim
package import OrielUIKit

/// An app with the life cycle of UIKit: a delegate, whose scene delegate creates the window.
package struct DelegateApp<Delegate: NSObject & UIApplicationDelegate>: App {
    private var adaptor: UIApplicationDelegateAdaptor<Delegate>

    package init() {
        adaptor = UIApplicationDelegateAdaptor(Delegate.self)
        adaptor.isOnlyInterface = true
    }

    package var body: some Scene { WindowGroup { WindowContent() } }
}

/// The view of the controller of the page's window.
private struct WindowContent: View {
    var body: some View {
        if let window = PageDevice.current?.window, window.root != nil {
            DrawnView(view: window, stretch: .both)
        } else {
            ErrorView(
                message: """
                    The app shows no window. Create one in scene(_:willConnectTo:options:) of the class SceneDelegate, give it a \
                    rootViewController, and call makeKeyAndVisible().
                    """
            )
        }
    }
}

/// Presents the controllers of a page whose views are those of SwiftUI above it, and listens to the keys that undo.
package struct RootPresentation: ViewModifier {
    @Environment(\.windowUndo) private var undo
    private let presenter: UIViewController?

    package nonisolated init(presenter: UIViewController? = nil) {
        _undo = Environment(\.windowUndo)
        self.presenter = presenter
    }

    package func body(content: Content) -> some View {
        content
        if let presenter {
            EmptyView().modifier(PresentationDrawing(controller: presenter))
        }
        if let undo { UndoKeys(undo: undo) }
    }
}

/// Creates the delegates of an app and of its scene.
@MainActor
enum SceneConnection {
    /// Creates an object with `init()`.
    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let pointer = unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self)
        return Unmanaged<Object>.fromOpaque(oriel_make_object(pointer)).takeRetainedValue()
    }

    /// Creates the delegate of the page's scene, and connects it.
    ///
    /// - Parameter isRequired: Whether the class `SceneDelegate` is used if the app's delegate names none.
    static func connect(_ delegate: some UIApplicationDelegate, isRequired: Bool) {
        let application = UIApplication.shared
        guard let scene = application.connectedScenes.first else { return }
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(
            application,
            configurationForConnecting: scene.session,
            options: options
        )
        var type: AnyClass? = configuration.delegateClass
        if type == nil, isRequired {
            let module = String(reflecting: Swift.type(of: delegate)).prefix { $0 != "." }
            type = NSClassFromString("\(module).SceneDelegate")
        }
        guard let type = type as? NSObject.Type else {
            if let type {
                GraphIssue.report(.warning, "\(type) is not the class of a scene delegate: it is not an NSObject.")
            }
            return
        }
        guard let sceneDelegate = make(type) as? any UISceneDelegate else {
            GraphIssue.report(
                .warning,
                "\(type) is not the class of a scene delegate: it is not a UIWindowSceneDelegate."
            )
            return
        }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    }
}
