extension PostgreSQLSchema {
    /// What version 015 of the file of SQLite adds. Servers of the version before do not notice it.
    static let version7 = """
        CREATE INDEX notification_by_actor ON notification (actor);
        CREATE INDEX friendship_by_friend ON friendship (friend);
        CREATE INDEX report_by_resolver ON report (resolver) WHERE resolver IS NOT NULL;
        CREATE INDEX invitation_by_creator ON invitation (created_by);
        CREATE INDEX invitation_by_user ON invitation (used_by) WHERE used_by IS NOT NULL;
        """
}
