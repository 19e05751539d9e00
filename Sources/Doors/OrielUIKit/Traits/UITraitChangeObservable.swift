public import Foundation

/// A trait, as a type.
///
/// The traits of the system are those of `UITraitCollection`. One of an app's own always has its default value.
public protocol UITraitDefinition {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that a collection has.
private protocol SystemTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension SystemTrait {
    static func differs(_ first: UITraitCollection, _ second: UITraitCollection) -> Bool {
        value(in: first) != value(in: second)
    }
}

/// The light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// The space from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// The space from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

/// The kind of the device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
}

/// The direction of the language.
public enum UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
}

/// The text size that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// Whether the user prefers stronger contrasts.
public enum UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
}

/// The pixels of a point.
public enum UITraitDisplayScale: UITraitDefinition, SystemTrait {
    public static var defaultValue: CGFloat { 0 }
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

extension UITraitCollection {
    /// The traits on which dynamic colours depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
    }
}

/// A view or a controller that learns of changes of its traits, while a page shows it.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UIResponder {}

/// A registration for changes of traits. It ends with its view or controller.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

extension UITraitChangeObservable {
    /// Runs a handler after each change of some traits.
    ///
    ///     let label = UILabel()
    ///     label.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (label: UILabel, _) in
    ///         label.text = label.traitCollection.userInterfaceStyle == .dark ? "Dark" : "Light"
    ///     }
    ///
    /// - Parameter handler: Receives this object and its traits before the change.
    @discardableResult
    public func registerForTraitChanges<Observable: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping (Observable, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let observer = TraitObserver(traits) { object, previous in
            if let object = object as? Observable { handler(object, previous) }
        }
        traitObservers.append(observer)
        return observer
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

/// A handler and its traits.
@MainActor
final class TraitObserver: UITraitChangeRegistration {
    private let traits: [UITrait]
    private let action: (UIResponder, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ action: @escaping (UIResponder, UITraitCollection) -> Void) {
        (self.traits, self.action) = (traits, action)
    }

    func tell(_ object: UIResponder, previous: UITraitCollection, current: UITraitCollection) {
        let isConcerned = traits.contains { ($0 as? any SystemTrait.Type)?.differs(previous, current) ?? false }
        if isConcerned { action(object, previous) }
    }
}

extension UIView {
    /// Tells this view and those in it that their traits have changed.
    ///
    /// - Parameter previous: The traits that this view had.
    func traitsDidChange(from previous: UITraitCollection) {
        let current = traitCollection
        guard current != previous else { return }
        if let controller {
            for observer in controller.traitObservers {
                observer.tell(controller, previous: previous, current: current)
            }
            controller.traitCollectionDidChange(previous)
        }
        for observer in traitObservers { observer.tell(self, previous: previous, current: current) }
        traitCollectionDidChange(previous)
        for view in subviews {
            var own = previous
            if view.overrideUserInterfaceStyle != .unspecified {
                own.userInterfaceStyle = view.overrideUserInterfaceStyle
            }
            view.traitsDidChange(from: own)
        }
    }
}
