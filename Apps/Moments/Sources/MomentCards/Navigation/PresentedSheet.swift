import MomentsFoundations
import SwiftUI

/// The sheet shown by the app, which screens with sheets read and set; see `PresentedSheet`.
public struct SheetPresentation {
    var current: SheetRoute?
    let present: @MainActor (SheetRoute?) -> Void

    public init(_ current: SheetRoute?, present: @escaping @MainActor (SheetRoute?) -> Void) {
        self.current = current
        self.present = present
    }
}

extension EnvironmentValues {
    /// The sheet shown by the app; nil if the app has no router, as in previews. Each screen then keeps its own.
    @Entry public var sheetPresentation: SheetPresentation?
}

/// The sheet of one kind, for `sheet(item:)`.
///
///     @PresentedSheet(.addFriend) private var adding
///
///     .sheet(item: $adding) { _ in AddFriendSheet() }
///     Button("Add") { adding = SheetRoute(Route(.addFriend)) }
@MainActor
@propertyWrapper
public struct PresentedSheet: DynamicProperty {
    @Environment(\.sheetPresentation) private var presentation
    @State private var own: SheetRoute?
    private let name: Route.Name

    public init(_ name: Route.Name) { self.name = name }

    public var wrappedValue: SheetRoute? {
        get {
            guard let presentation else { return own }
            return presentation.current?.sheet.name == name ? presentation.current : nil
        }
        nonmutating set {
            guard let presentation else { return own = newValue }
            // A sheet of another kind is not this view's.
            let sheet = newValue ?? presentation.current
            if sheet?.sheet.name == name { presentation.present(newValue) }
        }
    }

    public var projectedValue: Binding<SheetRoute?> {
        Binding {
            wrappedValue
        } set: {
            wrappedValue = $0
        }
    }
}
