-- What version 7 added to a database of version 6, and rows that its servers wrote.

CREATE INDEX notification_by_actor ON notification (actor);
CREATE INDEX friendship_by_friend ON friendship (friend);
CREATE INDEX report_by_resolver ON report (resolver) WHERE resolver IS NOT NULL;
CREATE INDEX invitation_by_creator ON invitation (created_by);
CREATE INDEX invitation_by_user ON invitation (used_by) WHERE used_by IS NOT NULL;

INSERT INTO moment_like (moment, person, created) VALUES (7, 2, 9000);
INSERT INTO notification (id, person, kind, actor, moment, comment, is_read, created)
    VALUES (3, 1, 'LIKE', 2, 7, NULL, FALSE, 9000);
UPDATE id_sequence SET last = 3 WHERE name = 'notification';

DELETE FROM schema_version;
INSERT INTO schema_version VALUES (7);
