extension Element {
    /// Appends the patches that turn `old` into this element.
    func appendPatches(from old: Element, id: ID, animation: Animation?, to patches: inout [Patch]) {
        if let operation = textPatch(from: old.text ?? "", to: text ?? "", id: id) {
            patches.append(Patch(operation, animation: animation))
        }
        for (name, value) in attributes.differences(from: old.attributes) {
            patches.append(Patch(.setAttribute(id, name, value), animation: animation))
        }
        if events != old.events { patches.append(Patch(.setEvents(id, events), animation: animation)) }
    }

    /// Returns the whole text, or only the part that differs if that is clearly shorter.
    private func textPatch(from old: String, to new: String, id: ID) -> Patch.Operation? {
        // Equal strings can have different code units, and the offsets of later splices count units.
        if old.utf8.elementsEqual(new.utf8) { return nil }
        guard let splice = TextSplice(from: old, to: new) else { return .setText(id, new) }
        return .spliceText(id, offset: splice.offset, count: splice.count, with: splice.text)
    }
}
