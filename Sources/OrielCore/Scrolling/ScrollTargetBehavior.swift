public import Foundation
public import OrielFoundation

/// The positions at which a scroll view stops.
///
///     struct TenPoints: ScrollTargetBehavior {
///         func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
///             target.rect.origin.y = (target.rect.minY / 10).rounded() * 10
///         }
///     }
///
/// The browser knows the behaviours `paging` and `viewAligned`. For behaviours of the app, the scroll view stops where
/// the browser lets it, and then moves to the target.
public protocol ScrollTargetBehavior {
    /// Changes the place at which a scroll view stops after the user has scrolled.
    func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

    /// The properties of the behaviour.
    func properties(context: Self.PropertiesContext) -> Self.Properties

    /// The renderer's name for the behaviour; nil for one of the app.
    var _name: String? { get }

    typealias TargetContext = ScrollTargetBehaviorContext
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    typealias Properties = ScrollTargetBehaviorProperties
}

extension ScrollTargetBehavior {
    public var _name: String? { nil }

    public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// The place at which a scroll view stops.
public struct ScrollTarget: Equatable, Sendable {
    /// The rectangle of the content that will be visible.
    public var rect: CGRect
    /// The point of the rectangle that is aligned with the same point of the scroll view; nil for the top left one.
    public var anchor: UnitPoint?

    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// A scroll view that is about to stop, and the environment around it.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    /// The place at which the scroll view was before the user scrolled.
    public let originalTarget: ScrollTarget
    /// The velocity of the content when the user let go, in points per second.
    public let velocity: CGVector
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The scroll directions.
    public let axes: Axis.Set
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// The environment around a scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

/// Properties of a behaviour.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether one swipe scrolls over a limited length. Has no effect: the browser decides how far a swipe goes.
    public var limitsScrolls = true

    public init() {}
}

/// A behaviour of any type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let behavior: any ScrollTargetBehavior

    public init(_ behavior: any ScrollTargetBehavior) { self.behavior = behavior }

    public var _name: String? { behavior._name }

    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        behavior.updateTarget(&target, context: context)
    }

    public func properties(context: PropertiesContext) -> Properties { behavior.properties(context: context) }
}

/// A behaviour that stops at the edge of a view in the target layout.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The limit on the number of views that one swipe passes. Has no effect: the browser decides how far a swipe goes.
    public struct LimitBehavior: Hashable, Sendable {
        private enum Value: Hashable { case automatic, always, alwaysByFew, alwaysByOne, never }
        private let value: Value

        public static let automatic = LimitBehavior(value: .automatic)
        public static let always = LimitBehavior(value: .always)
        public static let alwaysByFew = LimitBehavior(value: .alwaysByFew)
        public static let alwaysByOne = LimitBehavior(value: .alwaysByOne)
        public static let never = LimitBehavior(value: .never)
    }

    public var _name: String? { "viewAligned" }
    public init(limitBehavior: LimitBehavior = .automatic) {}

    /// - Parameter anchor: The point that is aligned. Has no effect: views are aligned at their start.
    public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

    /// Leaves the target as it is: the browser finds the view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// A behaviour that stops at multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public var _name: String? { "paging" }
    public init() {}

    /// Leaves the target as it is: the browser finds the page.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }

    /// - Parameter anchor: The point that is aligned. Has no effect: views are aligned at their start.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic,
        anchor: UnitPoint?
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension View {
    /// Sets the positions at which the scroll views in this view stop.
    ///
    /// A behaviour of the app applies to the first scroll view in this view.
    public nonisolated func scrollTargetBehavior<Behavior: ScrollTargetBehavior>(_ behavior: Behavior) -> some View {
        modifier(ScrollTargetModifier(behavior: behavior))
    }
}
