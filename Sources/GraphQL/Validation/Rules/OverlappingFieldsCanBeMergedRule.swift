/// Fields that come to the same place of a response are the same field, or never come there together and look alike.
///
/// Whether all fields merge is found out set by set, in time that hardly grows faster than the document: `FieldMerge`.
/// Only when they do not, pairs of fields are compared to say which: `FieldConflicts`.
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
        // The comparison of pairs is bounded, so it may have ended before it came to any.
        for conflict in found.isEmpty ? [conflict] : found {
            context.report(
                "Fields named \"\(context.document.names.shown(conflict.responseName))\" in the response cannot be merged: "
                    + "\(conflict.reason). Give one of them an alias.",
                at: conflict.first + conflict.second
            )
        }
    }
}
