-- What version 8 added to a database of version 7, and rows that its servers wrote.

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

INSERT INTO comment (moment, author, text, reply_to, created) VALUES (7, 2, 'for you alone', NULL, 9000);
INSERT INTO notification (person, kind, actor, moment, comment, is_read, created)
    SELECT 1, 'COMMENT', 2, 7, id, TRUE, 9000 FROM comment WHERE moment = 7;

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (8);
