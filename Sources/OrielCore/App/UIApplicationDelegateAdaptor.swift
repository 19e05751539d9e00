public import Foundation
public import OrielCombine
public import OrielUIKit

/// Creates the delegate of an app, one for each page, and calls it.
///
///     @main struct NotesApp: App {
///         @UIApplicationDelegateAdaptor private var delegate: NotesDelegate
///
///         var body: some Scene { WindowGroup { ContentView() } }
///     }
///
/// A delegate that is an `ObservableObject` is also in the environment of the app's scenes.
@propertyWrapper
@MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public let wrappedValue: DelegateType
    /// Whether the app has no views but those of its scene delegate.
    var isOnlyInterface = false

    /// - Parameter delegateType: A type whose instances are made by `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = SceneConnection.make(delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Creates bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// An adaptor of a delegate of any type.
@MainActor
private protocol DelegateAdaptor {
    /// Makes the delegate that of the page's app, and tells it that the app has started.
    func launch()
    /// The environment with the delegate, if it can be in it.
    func add(to environment: EnvironmentValues) -> EnvironmentValues
}

extension UIApplicationDelegateAdaptor: DelegateAdaptor {
    fileprivate func launch() {
        let application = UIApplication.shared
        application.delegate = wrappedValue
        _ = wrappedValue.application(application, willFinishLaunchingWithOptions: nil)
        _ = wrappedValue.application(application, didFinishLaunchingWithOptions: nil)
        SceneConnection.connect(wrappedValue, isRequired: isOnlyInterface)
    }

    fileprivate func add(to environment: EnvironmentValues) -> EnvironmentValues {
        guard let object = wrappedValue as? any ObservableObject & AnyObject else { return environment }
        var environment = environment
        func add<Object: ObservableObject>(_ object: Object) {
            environment[EnvironmentObjectKey<Object>.self] = object
        }
        add(object)
        return environment
    }
}

extension AppView {
    /// Starts the delegates of the app, before its body is evaluated.
    ///
    /// - Returns: The environment with the delegates that are objects of it.
    @MainActor
    package func launched(in environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        for case let adaptor as any DelegateAdaptor in Mirror(reflecting: app).children.map(\.value) {
            adaptor.launch()
            environment = adaptor.add(to: environment)
        }
        return environment
    }
}
