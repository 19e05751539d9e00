public import OrielCore

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol AppIntent {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol AppShortcutsProvider {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol AppEntity {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol AppEnum {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol EntityQuery {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol IntentResult {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol ProvidesDialog {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol ReturnsValue<Value> {
    associatedtype Value
}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol ForegroundContinuableIntent {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public protocol WidgetConfigurationIntent {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
@propertyWrapper
public struct Parameter<Value> {
    public init(title: LocalizedStringResource) {}
    public init(title: LocalizedStringResource, description: LocalizedStringResource) {}
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        nonmutating set { _ = newValue }
    }
}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct AppShortcut {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct IntentDescription {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct IntentDialog {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct DisplayRepresentation {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct TypeDisplayRepresentation {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct SiriTipView {}

/// Unavailable: a page has no part in Siri, Spotlight and Shortcuts.
@available(*, unavailable, message: "Siri and Shortcuts do not reach a page. Keep intents in a target for Apple.")
public struct ShortcutsLink {
    public init() {}
}
