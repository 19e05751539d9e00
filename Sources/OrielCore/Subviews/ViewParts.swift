/// A view that stands for other views, which can be found in its value before it is mounted.
nonisolated protocol ViewContainer {
    /// The views in their order.
    var parts: [ViewPart] { get }
}

/// A view in the value of another.
struct ViewPart {
    /// What tells the view from the others; nil if it is the only one.
    var place: AnyHashable?
    let view: any View
    /// The id of the element of a collection that the view shows.
    var id: AnyHashable?
}

extension TupleView: ViewContainer {
    nonisolated var parts: [ViewPart] {
        Mirror(reflecting: value).children.enumerated()
            .compactMap { place, child in
                (child.value as? any View).map { ViewPart(place: AnyHashable(place), view: $0) }
            }
    }
}

extension EmptyView: ViewContainer {
    nonisolated var parts: [ViewPart] { [] }
}

extension Group: ViewContainer where Content: View {
    nonisolated var parts: [ViewPart] { [ViewPart(view: content)] }
}

extension AnyView: ViewContainer {
    nonisolated var parts: [ViewPart] { [ViewPart(view: box.view)] }
}

extension Optional: ViewContainer where Wrapped: View {
    nonisolated var parts: [ViewPart] { map { [ViewPart(view: $0)] } ?? [] }
}

extension _ConditionalContent: ViewContainer where TrueContent: View, FalseContent: View {
    nonisolated var parts: [ViewPart] {
        switch storage {
        case .trueContent(let view): [ViewPart(place: true, view: view)]
        case .falseContent(let view): [ViewPart(place: false, view: view)]
        }
    }
}

extension ForEach: ViewContainer where Content: View {
    nonisolated var parts: [ViewPart] {
        data.map { element in
            let id = AnyHashable(id(element))
            return ViewPart(place: id, view: content(element), id: id)
        }
    }
}

extension Section: ViewContainer where Parent: View, Content: View, Footer: View {
    nonisolated var parts: [ViewPart] {
        [
            ViewPart(place: "header", view: header), ViewPart(place: "content", view: content),
            ViewPart(place: "footer", view: footer),
        ]
    }
}
