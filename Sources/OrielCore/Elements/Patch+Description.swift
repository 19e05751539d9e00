extension Patch: CustomStringConvertible {
    /// The operation and its element on one line, such as `setText #4 "2"`.
    @usableFromInline package var description: String {
        switch operation {
        case .insert(let trees, let parent, let next):
            "insert \(trees.map { "\($0.element.kind.rawValue) \($0.id)" }.joined(separator: ", "))"
                + (parent.map { " into \($0)" } ?? "") + (next.map { " before \($0)" } ?? "")
        case .remove(let id): "remove \(id)"
        case .move(let id, let next): "move \(id)" + (next.map { " before \($0)" } ?? " to the end")
        case .permute(let first, let order): "permute \(order.count) elements from \(first)"
        case .setText(let id, let text): "setText \(id) \(String(reflecting: text))"
        case .spliceText(let id, let offset, let count, let text):
            "spliceText \(id) \(offset)..<\(offset + count) \(String(reflecting: text))"
        case .setAttribute(let id, let name, let value): "setAttribute \(id) \(name)" + (value == nil ? " nil" : "")
        case .setEvents(let id, _): "setEvents \(id)"
        case .scroll(let id, _): "scroll to \(id)"
        case .scrollContent(let id, let x, let y):
            "scroll \(id) to" + (x.map { " x \($0)" } ?? "") + (y.map { " y \($0)" } ?? "")
        case .focus(let id): "focus " + (id.map { "\($0)" } ?? "nil")
        case .moment(let milliseconds): "after \(milliseconds) ms"
        }
    }
}
