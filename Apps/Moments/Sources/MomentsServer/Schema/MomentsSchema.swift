import GraphQL
import MomentsModel

/// The schema of `schema.graphql`, executed over a store.
enum MomentsSchema {
    /// - Throws: `SchemaError` if the types are inconsistent, which a test would have found.
    static func make() throws(SchemaError) -> Schema<MomentsContext> {
        try Schema(options: .server) {
            QueryResolver.type
            MutationResolver.type
            SubscriptionResolver.type
            people
            content
            operations
        }
    }

    @SchemaBuilder<MomentsContext>
    private static var people: SchemaBuilder<MomentsContext>.Types {
        UserDetailsResolver.type
        ViewerResolver.type
        FriendRequestResolver.type
        SignInResolver.type
        InvitationResolver.type
        PasswordResetResolver.type
        PreferenceResolver.type
        PushResolver.type
        ServiceResolver.type
        ConnectionType("UserDetails", of: PersonRecord.self, in: MomentsContext.self)
        EnumType("Friendship", of: Friendship.self)
    }

    @SchemaBuilder<MomentsContext>
    private static var content: SchemaBuilder<MomentsContext>.Types {
        MomentResolver.type
        PhotoResolver.type
        LinkCardResolver.type
        CommentResolver.type
        MomentDraftResolver.type
        CommentDraftResolver.type
        NotificationResolver.type
        NotificationGroupResolver.type
        MomentsDetailsResolver.type
        ConnectionType("Moment", of: MomentRecord.self, in: MomentsContext.self)
        ConnectionType("Comment", of: CommentRecord.self, in: MomentsContext.self)
        ConnectionType("Notification", of: NotificationRecord.self, in: MomentsContext.self)
        ConnectionType("NotificationGroup", of: NotificationGroupRecord.self, in: MomentsContext.self)
        EnumType("MomentType", of: MomentType.self)
        EnumType("MomentVisibility", of: MomentVisibility.self)
        EnumType("PhotoSize", of: PhotoSize.self)
        EnumType("NotificationKind", of: NotificationKind.self)
    }

    @SchemaBuilder<MomentsContext>
    private static var operations: SchemaBuilder<MomentsContext>.Types {
        CommentMutations.changeType
        AccountMutations.signedInType
        ChangeResolver.type
        EnumType("ChangeKind", of: ChangeResolver.Kind.self)
        PublishMomentInput.type
        PublishPhotoInput.type
        AddCommentInput.type
        MomentDraftInput.type
        CommentDraftInput.type
        UpdateProfileInput.type
        PushInput.type
        SignUpForm.type
    }
}
