extension Element {
    /// Appends what turns `old` into this element.
    func appendPatches(from old: Element, id: ID, animation: Animation?, to patches: inout [Patch]) {
        if let operation = textPatch(from: old.text ?? "", to: text ?? "", id: id) {
            patches.append(Patch(operation, animation: animation))
        }
        for (name, value) in attributes.differences(from: old.attributes) {
            patches.append(Patch(.setAttribute(id, name, value), animation: animation))
        }
        if events != old.events { patches.append(Patch(.setEvents(id, events), animation: animation)) }
    }

    /// The whole text, or the part that differs where naming it is clearly shorter.
    private func textPatch(from old: String, to new: String, id: ID) -> Patch.Operation? {
        // Equal strings can have different code units, and the offsets of later splices count units.
        if old.utf8.elementsEqual(new.utf8) { return nil }
        let (a, b) = (Array(old.utf16), Array(new.utf16))
        var start = 0
        while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
        var (aEnd, bEnd) = (a.count, b.count)
        while aEnd > start, bEnd > start, a[aEnd - 1] == b[bEnd - 1] {
            aEnd -= 1
            bEnd -= 1
        }
        // A splice must not cut a character outside the basic plane in two.
        if start > 0, UTF16.isLeadSurrogate(a[start - 1]) { start -= 1 }
        if aEnd < a.count, bEnd < b.count, UTF16.isTrailSurrogate(a[aEnd]) {
            aEnd += 1
            bEnd += 1
        }
        guard b.count > 16, (bEnd - start) * 2 < b.count else { return .setText(id, new) }
        let part = String(decoding: b[start..<bEnd], as: UTF16.self)
        return .spliceText(id, offset: start, count: aEnd - start, with: part)
    }
}
