extension PostgreSQLSchema {
    /// Comments and notifications get their IDs from sequences, whose rows no transaction holds until its end.
    ///
    /// The IDs still increase in the order of commits for those who page by them: the comments of a moment and those of
    /// a person, whose export pages by them, because a transaction that comments holds both parts; the notifications of
    /// a person, because a transaction that notifies holds the lock of their inbox. There are 64 such locks, so that a
    /// comment below a moment with thousands of participants takes 64 and does not fill the server's table of locks.
    /// Transactions notify people in the order of these locks (`NotificationSQL.inOrder`).
    ///
    /// Servers of the version before do not notice it: they insert rows without IDs.
    static let version8 = """
        CREATE SEQUENCE comment_number OWNED BY comment.id;
        CREATE SEQUENCE notification_number OWNED BY notification.id;
        SELECT setval('comment_number', last + 1, FALSE) FROM id_sequence WHERE name = 'comment';
        SELECT setval('notification_number', last + 1, FALSE) FROM id_sequence WHERE name = 'notification';
        DELETE FROM id_sequence WHERE name IN ('comment', 'notification');

        ALTER TABLE comment ALTER id SET DEFAULT nextval('comment_number');
        ALTER TABLE notification ALTER id DROP DEFAULT;
        CREATE FUNCTION number_notification() RETURNS trigger LANGUAGE plpgsql AS '
            BEGIN
                IF NEW.id IS NULL THEN
                    PERFORM pg_advisory_xact_lock(
                        hashtextextended(current_schema() || ''/inbox/'' || NEW.person % 64, 0)
                    );
                    NEW.id := nextval(''notification_number'');
                END IF;
                RETURN NEW;
            END';
        CREATE TRIGGER number_notification BEFORE INSERT ON notification
            FOR EACH ROW EXECUTE FUNCTION number_notification();
        """
}
