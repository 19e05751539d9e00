import Foundation
import OrielCombine
import OrielUIKit

/// A sheet, cover or popover, in front of all other views while it is presented.
struct PresentedView<Content: View> {
    @StateObject private var model = PresentedViewModel()
    private let kind: Element.Kind
    private let attributes: Attributes
    private let slug: String
    private let dismiss: @MainActor () -> Void
    private let content: Content

    /// - Parameters:
    ///   - slug: The name of the presentation in an address.
    ///   - dismiss: Ends the presentation.
    nonisolated init(
        kind: Element.Kind,
        attributes: Attributes = [:],
        slug: String,
        dismiss: @escaping @MainActor () -> Void,
        content: Content
    ) {
        self.kind = kind
        self.attributes = attributes
        self.slug = slug
        self.dismiss = dismiss
        self.content = content
    }
}

extension PresentedView: ApartView {
    var body: some View {
        model.dismiss = dismiss
        return ElementContainer(
            PresentedDescription(
                kind: kind,
                attributes: attributes,
                style: model.style,
                windowHeight: windowHeight,
                title: model.title,
                dismiss: dismiss
            )
        ) {
            content
                .modifier(PresentationStyleReader { model.style = $0 })
                // A page of a stack in the content reports its title itself.
                .modifier(
                    BarReader(\.self, empty: NavigationBar()) { bar in
                        if let title = bar.title, title != model.title { model.title = title }
                    }
                )
                .modifier(PresentedEnvironment(presentation: model.presentation))
        }
        .modifier(ModalModifier())
        .modifier(HistoryLevel(source: .presentation(model.presentation, slug: slug)))
    }
}

extension PresentedView {
    /// The height of the window if a detent depends on it. Reading it makes the view depend on it.
    @MainActor private var windowHeight: CGFloat? {
        model.style.detents?.contains(where: \.isCustom) == true ? UIScreen.main.bounds.height : nil
    }
}

@MainActor
private final class PresentedViewModel: ObservableObject {
    @Published var style = PresentationStyle()
    @Published var title: Text?
    var dismiss: (() -> Void)?
    private(set) lazy var presentation = makePresentation()

    nonisolated init() {}

    private func makePresentation() -> Presentation {
        let presentation = Presentation { [weak self] in self?.dismiss?() }
        presentation.titleHandler = { [weak self] title in
            if let self, title != self.title { self.title = title }
        }
        return presentation
    }
}

private struct PresentedDescription: ElementDescription {
    let kind: Element.Kind
    let attributes: Attributes
    let style: PresentationStyle
    /// Nil if no detent depends on it.
    let windowHeight: CGFloat?
    /// The title of the content, which names the presentation.
    let title: Text?
    let dismiss: @MainActor () -> Void

    static var readsBindings: Bool { true }

    func makeElement(in environment: EnvironmentValues) -> Element {
        var attributes = attributes
        let detents = detents(in: environment)
        if style.detents != nil { attributes[.detents] = .string(detents.map(\.attribute).joined(separator: " ")) }
        let selected = style.selectedDetent.flatMap {
            ResolvedDetent($0.wrappedValue, in: context(in: environment))
        }
        attributes.set(.selectedDetent, selected?.attribute)
        switch style.dragIndicator {
        case .visible: attributes[.dragIndicator] = .bool(true)
        case .hidden: attributes[.dragIndicator] = .bool(false)
        case .automatic, nil: break
        }
        let zoomSource = kind == .cover ? style.zoomSource : nil
        attributes.set(.matchID, zoomSource)
        let preventsDismissal = style.preventsDismissal ?? (kind == .cover && zoomSource == nil)
        attributes.set(.preventsDismissal, preventsDismissal)
        if let background = style.background?.resolved(in: environment) {
            attributes[.presentationBackground] = .style(background)
        }
        attributes.set(.presentationCornerRadius, style.cornerRadius)
        let forms = [style.adaptation?.form.rawValue, style.sizing].compactMap { $0 }.filter { $0 != "automatic" }
        if !forms.isEmpty { attributes[.presentationForm] = .string(forms.joined(separator: " ")) }
        let word: SystemWord = kind == .popover ? .popover : .sheet
        let name = title?.string(in: environment) ?? ""
        attributes[.label] = .string(name.isEmpty ? word.text(in: environment.locale) : name)
        var events: Element.Events = preventsDismissal ? [] : .dismiss
        if style.selectedDetent != nil { events.insert(.select) }
        return Element(kind, attributes: attributes, events: events)
    }

    func handle(_ event: ElementEvent, in environment: EnvironmentValues) {
        switch event {
        case .dismiss: withTransaction(Transaction(animation: .navigation)) { dismiss() }
        case .select(let index): select(index, in: environment)
        default: break
        }
    }

    private func select(_ index: Int, in environment: EnvironmentValues) {
        let detents = detents(in: environment)
        if detents.indices.contains(index) { style.selectedDetent?.wrappedValue = detents[index].detent }
    }

    private func detents(in environment: EnvironmentValues) -> [ResolvedDetent] {
        PresentationDetent.sorted(style.detents ?? [], in: context(in: environment))
    }

    private func context(in environment: EnvironmentValues) -> PresentationDetent.Context {
        PresentationDetent.Context(maxDetentValue: windowHeight ?? 0, environment: environment)
    }
}

/// A modifier that sets the environment of a sheet's views: its dismissal, and no stack or bars from behind it.
private struct PresentedEnvironment {
    let presentation: Presentation
}

extension PresentedEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.presentation = presentation
        values.navigationContext = nil
        values.searchContext = nil
        values.isSearching = false
        values.tabContext = nil
        values.isInMenu = false
        values.isEnabled = true
    }
}
