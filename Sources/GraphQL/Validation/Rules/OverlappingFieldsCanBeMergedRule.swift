/// The rule that fields at the same place in the response are the same field, or are mutually exclusive with the same
/// shape.
///
/// `FieldMerge` checks set by set whether all fields can be merged, in nearly linear time. Only on failure does
/// `FieldConflicts` compare pairs of fields to find the conflicts.
///
/// Source: the specification of September 2025, section 5.3.2.
struct OverlappingFieldsCanBeMergedRule {
    func leaveDocument(_ context: inout ValidationContext) {
        guard !context.isStopped else { return }
        var merge = FieldMerge(context)
        let conflict = merge.firstConflict()
        guard context.spend(merge.steps), let conflict else { return }
        var conflicts = FieldConflicts(context, merge.arguments)
        let found = conflicts.all(limit: context.limits.errors)
        // The pairwise comparison is limited and may have stopped before it found a conflict.
        for conflict in found.isEmpty ? [conflict] : found {
            context.report(
                "Fields named \"\(context.document.names.shown(conflict.responseName))\" in the response cannot be merged: "
                    + "\(conflict.reason). Give one of them an alias.",
                at: conflict.first + conflict.second
            )
        }
    }
}
