extension [Patch] {
    /// Takes elements out of the trees that the patches insert.
    ///
    /// The insertion of an element with the children b, c and d, without c, becomes one with b and d, and later one of c before d.
    ///
    /// - Parameter elements: The elements, with the animations of their later insertions.
    /// - Returns: Patches that insert the elements.
    mutating func withhold(_ elements: [OrielCore.Element.ID: Animation]) -> [Patch] {
        var later: [Patch] = []
        for (index, patch) in enumerated() {
            guard case .insert(let trees, let parent, let before) = patch.operation else { continue }
            let remaining = trees.map { $0.withholding(elements, later: &later) }
            self[index] = Patch(.insert(remaining, parent: parent, before: before), animation: patch.animation)
        }
        return later
    }
}

extension ElementTree {
    /// Returns the tree without some of its descendants, and appends the patches that insert them.
    fileprivate func withholding(_ elements: [Element.ID: Animation], later: inout [Patch]) -> ElementTree {
        var remaining: [ElementTree] = []
        // From the end, as the element after each must be in place.
        var next: Element.ID?
        for child in children.reversed() {
            if let animation = elements[child.id] {
                later.append(Patch(.insert([child], parent: id, before: next), animation: animation))
            } else {
                remaining.append(child.withholding(elements, later: &later))
            }
            next = child.id
        }
        return ElementTree(id: id, element: element, children: remaining.reversed())
    }
}
