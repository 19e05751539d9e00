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
            administration
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
        FriendTagResolver.type
        FriendSettingsResolver.type
        ConnectionType("UserDetails", of: PersonRecord.self, in: MomentsContext.self)
        EnumType("Friendship", of: Friendship.self)
        EnumType("HistoryReach", of: HistoryReach.self)
            .description("How far back friends see a person's moments: all of them, or those of 183, 31 or 3 days.")
    }

    @SchemaBuilder<MomentsContext>
    private static var content: SchemaBuilder<MomentsContext>.Types {
        MomentResolver.type
        AudienceResolver.type
        PhotoResolver.type
        AlbumMonthResolver.type
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
            .description("All friends, nobody but the author, the chosen friends, or all friends but the chosen ones.")
        EnumType("PhotoSize", of: PhotoSize.self)
        EnumType("NotificationKind", of: NotificationKind.self)
    }

    @SchemaBuilder<MomentsContext>
    private static var administration: SchemaBuilder<MomentsContext>.Types {
        AdministrationResolver.type
        ManagedPersonResolver.type
        SuspensionResolver.type
        StorageUseResolver.type
        ReportResolver.type
        NoticeResolver.type
        AuditEntryResolver.type
        DailyFiguresResolver.type
        ConnectionType("Report", of: ReportRecord.self, in: MomentsContext.self)
        ConnectionType("ManagedPerson", of: ManagedPersonRecord.self, in: MomentsContext.self)
        ConnectionType("Notice", of: NoticeRecord.self, in: MomentsContext.self)
        ConnectionType("AuditEntry", of: AuditRecord.self, in: MomentsContext.self)
        EnumType("PersonRole", of: PersonRole.self)
            .description("What a person may do on the server, besides using the app.")
        EnumType("ReportReason", of: ReportReason.self)
        EnumType("ReportSubjectKind", of: ReportSubjectKind.self)
        EnumType("ReportResolution", of: ReportResolution.self)
            .description("Nothing was wrong, the moment or comment was deleted, or something else was done.")
        EnumType("NoticeKind", of: NoticeKind.self)
            .description("An announcement to everybody, or that a moment or comment of the viewer was removed.")
        EnumType("AuditAction", of: AuditAction.self)
    }

    @SchemaBuilder<MomentsContext>
    private static var operations: SchemaBuilder<MomentsContext>.Types {
        CommentMutations.changeType
        AccountMutations.signedInType
        ChangeResolver.type
        EnumType("ChangeKind", of: ChangeResolver.Kind.self)
        PublishMomentInput.type
        AudienceInput.type
        PublishPhotoInput.type
        AddCommentInput.type
        ReportInput.type
        MomentDraftInput.type
        CommentDraftInput.type
        UpdateProfileInput.type
        PushInput.type
        SignUpForm.type
    }
}
