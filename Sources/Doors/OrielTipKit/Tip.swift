public import OrielCore

/// A hint about a feature, which is shown until its reader knows it.
///
///     struct FavoriteTip: Tip {
///         @Parameter static var hasOpenedList: Bool = false
///
///         var title: Text { Text("Save as a Favorite") }
///         var message: Text? { Text("Favorites are at the top of the list.") }
///         var image: Image? { Image(systemName: "star") }
///         var rules: [Rule] { #Rule(Self.$hasOpenedList) { $0 == true } }
///     }
///
/// What a reader has seen and closed is kept by the browser: other readers of the app see their own tips.
public protocol Tip: Identifiable, Sendable {
    typealias Action = Tips.Action
    typealias Rule = Tips.Rule
    typealias Event = Tips.Event
    typealias Status = Tips.Status
    typealias InvalidationReason = Tips.InvalidationReason
    typealias MaxDisplayCount = Tips.MaxDisplayCount
    typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency

    /// The name under which the browser keeps what the reader has seen; the name of the type by default.
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    /// Buttons below the message.
    @Tips.ActionBuilder var actions: [Action] { get }
    /// What has to be true before the tip is shown.
    @Tips.RuleBuilder var rules: [Rule] { get }
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }
    public var actions: [Action] { [] }
    public var rules: [Rule] { [] }
    public var options: [any TipOption] { [] }
}

extension Tip {
    /// Whether the tip waits for its rules, may be shown, or is not shown any more.
    public var status: Status { TipStore.current.status(of: self) }

    /// Whether the tip may be shown now.
    public var shouldDisplay: Bool { status == .available }

    /// The status now, and whenever it changes.
    public var statusUpdates: AsyncStream<Status> { TipStore.current.updates { $0.status(of: self) } }

    /// Whether the tip may be shown, now and whenever it changes.
    public var shouldDisplayUpdates: AsyncStream<Bool> {
        TipStore.current.updates { $0.status(of: self) == .available }
    }

    /// Stops showing the tip, for example because the reader has used the feature.
    public func invalidate(reason: InvalidationReason) { TipStore.current.invalidate(id, reason) }

    /// Lets the tip be shown again.
    public func resetEligibility() { TipStore.current.forget(id) }
}

/// A tip of any type.
public struct AnyTip: Tip {
    let tip: any Tip

    public init(_ tip: any Tip) { self.tip = tip }

    public var id: String { tip.id }
    public var title: Text { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
    public var actions: [Action] { tip.actions }
    public var rules: [Rule] { tip.rules }
    public var options: [any TipOption] { tip.options }
}
