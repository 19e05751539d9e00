import GraphQL

/// The root type of mutations.
enum MutationResolver {
    static var type: ObjectType<Root, MomentsContext> {
        ObjectType("Mutation", in: MomentsContext.self) {
            for field in LikeMutations.fields { field }
            for field in MomentMutations.fields { field }
            for field in CommentMutations.fields { field }
            for field in DraftMutations.fields { field }
            for field in FriendMutations.fields { field }
            for field in PrivacyMutations.fields { field }
            for field in TagMutations.fields { field }
            for field in ReportMutations.fields { field }
            for field in NoticeMutations.fields { field }
            for field in StaffMutations.fields { field }
            for field in ProfileMutations.fields { field }
            for field in PushMutations.fields { field }
            for field in AccountMutations.fields { field }
            for field in InvitationMutations.fields { field }
            for field in PasswordMutations.fields { field }
            for field in DeletionMutations.fields { field }
        }
    }
}

/// A field of the root type of mutations.
typealias MutationField = Field<Root, MomentsContext>
