public import Foundation
public import OrielCore

/// The look of tips.
///
///     struct HeadlineTipViewStyle: TipViewStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             VStack { configuration.title?.font(.headline); configuration.message }
///         }
///     }
@MainActor @preconcurrency
public protocol TipViewStyle {
    associatedtype Body: View
    typealias Configuration = TipViewStyleConfiguration

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style shows of a tip.
public struct TipViewStyleConfiguration {
    public let tip: any Tip
    /// The buttons; their handlers include that of the view which shows the tip.
    public let actions: [Tips.Action]

    public var title: Text? { tip.title }
    public var message: Text? { tip.message }
    public var image: Image? { tip.image }
}

/// An image, a title, a message and buttons on a card that can be closed.
public struct MiniTipViewStyle: TipViewStyle {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// An image, a title, a message and buttons on a card that can be closed.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipAppearance) private var appearance
    @Environment(\.locale) private var locale

    init(configuration: TipViewStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image
                    .resizable()
                    .scaledToFit()
                    .frame(width: appearance.imageSize.width, height: appearance.imageSize.height)
                    .foregroundStyle(appearance.imageStyle)
                    .accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 4) {
                configuration.title.font(.headline)
                if let message = configuration.message {
                    message.font(.subheadline).foregroundStyle(.secondary)
                }
                ForEach(configuration.actions) { action in
                    Divider().padding(.vertical, 4)
                    Button(action: action.handler) { action.label }.buttonStyle(.borderless)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").font(.footnote).foregroundStyle(.secondary)
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: locale.language.languageCode == .chinese ? "关闭" : "Close"))
        }
        .padding(16)
        .background(appearance.background, in: RoundedRectangle(cornerRadius: appearance.cornerRadius))
        .accessibilityElement(children: .contain)
    }
}

// MARK: - Settings

/// The settings of the look of tips.
struct TipAppearance {
    var background = AnyShapeStyle(.fill.tertiary)
    var cornerRadius: CGFloat = 14
    var imageSize = CGSize(width: 28, height: 28)
    var imageStyle = AnyShapeStyle(.tint)
}

/// A style without its type.
struct AnyTipViewStyle {
    let view: @MainActor (TipViewStyleConfiguration) -> AnyView
}

private enum TipViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyTipViewStyle {
        AnyTipViewStyle { AnyView(MiniTipViewStyle().makeBody(configuration: $0)) }
    }
}

private enum TipAppearanceKey: EnvironmentKey {
    static var defaultValue: TipAppearance { TipAppearance() }
}

extension EnvironmentValues {
    var tipViewStyle: AnyTipViewStyle {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }

    var tipAppearance: TipAppearance {
        get { self[TipAppearanceKey.self] }
        set { self[TipAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of tips.
    public nonisolated func tipViewStyle(_ style: some TipViewStyle) -> some View {
        // Styles are used on the main actor.
        nonisolated(unsafe) let style = style
        return environment(\.tipViewStyle, AnyTipViewStyle { AnyView(style.makeBody(configuration: $0)) })
    }

    /// Sets the background of tips.
    public nonisolated func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipAppearance) { $0.background = AnyShapeStyle(style) }
    }

    /// Sets the radius of the corners of tips.
    public nonisolated func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipAppearance) { $0.cornerRadius = CGFloat(cornerRadius) }
    }

    /// Sets the size of the images of tips.
    public nonisolated func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipAppearance) { $0.imageSize = size }
    }

    /// Sets the style of the images of tips.
    public nonisolated func tipImageStyle(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipAppearance) { $0.imageStyle = AnyShapeStyle(style) }
    }
}
