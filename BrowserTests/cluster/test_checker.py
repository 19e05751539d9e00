"""The checker finds each kind of violation that is planted in a history, and none in one that is right.

Ada (1) has the friends Ben (2) and Cleo (3), who are friends, too. Eve (4) knows nobody.
"""

import copy

import pytest

from checker import check
from registers import LATE

FRIENDS = {"visibility": "FRIENDS", "people": []}
ONLY_ME = {"visibility": "ONLY_ME", "people": []}
PEOPLE = [
    {"kind": "person", "person": id, "name": name, "friends": friends}
    for id, name, friends in ((1, "ada", [2, 3]), (2, "ben", [1, 3]), (3, "cleo", [1, 2]), (4, "eve", []))
]


def write(kind, person, start, end=None, outcome=None, lost=(), **fields):
    """An operation; without an end, its outcome is unknown."""
    event = {
        "kind": kind,
        "person": person,
        "start": start,
        "lost": list(lost),
        "outcome": outcome or ("ok" if end else "unknown"),
        **fields,
    }
    return {**event, "end": end} if end else event


def publish(id, start, end=None, person=1, audience=FRIENDS, **fields):
    known = {"id": id} if end else {}
    return write("publish", person, start, end, text=f"moment {id}", audience=audience, **known, **fields)


def audience(moment, audience, start, end=None, **fields):
    return write("audience", 1, start, end, moment=moment, audience=audience, **fields)


def delete(moment, start, end=None):
    return write("delete", 1, start, end, moment=moment)


def like(person, moment, start, end=None, is_liked=True, **fields):
    return write("like", person, start, end, moment=moment, isLiked=is_liked, **fields)


def comment(person, moment, id, start, end=None):
    known = {"id": id} if end else {}
    return write("comment", person, start, end, moment=moment, text=f"comment {id}", **known)


def shown(id, likes=(), comments=(), author=1, **fields):
    """A moment of a page; `comments` are pairs of a person and an id."""
    answers = [{"id": id, "text": f"comment {id}", "author": person} for person, id in comments]
    moment = {"id": id, "text": f"moment {id}", "author": author, "created": id, "likes": list(likes), "likeCount": len(likes)}
    return {**moment, "comments": answers, **fields}


def read(person, start, *moments, above=None, is_whole=True):
    """A page that takes half a second."""
    moments = [shown(moment) if isinstance(moment, int) else moment for moment in moments]
    event = {"kind": "read", "person": person, "session": f"{person}", "start": start, "end": start + 0.5, "outcome": "ok"}
    return {**event, "above": above, "isWhole": is_whole, "moments": moments}


def rules(*events):
    """The rules that are violated, in the order of time."""
    return [violation.rule for violation in check(copy.deepcopy([*PEOPLE, *events]))]


def test_a_right_history_has_no_violations():
    assert not rules(
        publish(1, 1, 2),
        publish(2, 3, 4),
        like(2, 1, 5, 6),
        comment(3, 1, 7, 5, 6),
        read(2, 10, 2, shown(1, likes=[2], comments=[(3, 7)])),
        audience(2, ONLY_ME, 11, 12),
        read(2, 13, shown(1, likes=[2], comments=[(3, 7)])),
        like(2, 1, 14, 15, is_liked=False),
        delete(2, 14, 15),
        read(1, 16, shown(1, comments=[(3, 7)])),
        read(4, 16),
    )


# MARK: Acknowledged writes


def test_an_acknowledged_moment_is_lost():
    assert rules(publish(1, 1, 2), read(1, 3)) == ["lost"]
    assert rules(publish(1, 1, 2), read(3, 3)) == ["lost"]


def test_an_acknowledged_like_is_lost():
    assert rules(publish(1, 1, 2), like(2, 1, 3, 4), read(2, 5, shown(1))) == ["lost"]


def test_a_like_that_was_taken_back_is_lost():
    events = [publish(1, 1, 2), like(2, 1, 3, 4), like(2, 1, 5, 6, is_liked=False)]
    assert rules(*events, read(2, 7, shown(1, likes=[2]))) == ["lost"]


def test_an_acknowledged_comment_is_lost():
    assert rules(publish(1, 1, 2), comment(2, 1, 7, 3, 4), read(1, 5, shown(1))) == ["lost"]


def test_an_audience_that_was_widened_is_lost():
    assert rules(publish(1, 1, 2, audience=ONLY_ME), audience(1, FRIENDS, 3, 4), read(2, 5)) == ["lost"]


def test_what_has_no_answer_may_be_there_or_not():
    for person in (1, 2):
        assert not rules(publish(1, 1), read(person, 3))
        assert not rules(publish(1, 1), read(person, 3, 1))
    assert not rules(publish(1, 1, 2), like(2, 1, 3), read(2, 5, shown(1, likes=[2])))
    assert not rules(publish(1, 1, 2), comment(2, 1, 7, 3), read(2, 5, shown(1, comments=[(2, 7)])))


def test_a_page_says_nothing_of_moments_beyond_it():
    events = [publish(1, 1, 2), publish(2, 3, 4), publish(3, 5, 6)]
    assert not rules(*events, read(2, 7, 3, 2, is_whole=False), read(2, 8, 1, above=2))
    assert rules(*events, read(2, 7, 3, is_whole=False), read(2, 8, 1, above=3)) == ["lost"]


def test_what_changes_during_a_read_may_be_there_or_not():
    assert not rules(publish(1, 1, 4), read(2, 2), read(2, 3, 1))
    assert not rules(publish(1, 1, 2), audience(1, ONLY_ME, 3, 4), read(2, 2.8, 1), read(2, 3.4))


def test_the_id_of_a_lost_moment_is_given_to_another():
    assert rules(publish(1, 1, 2), {**publish(1, 3, 4), "text": "another"})[0] == "lost"


# MARK: Unpublished


def test_a_moment_is_seen_before_it_is_published():
    assert rules(read(2, 1, 1), publish(1, 3, 4)) == ["unpublished"]


def test_a_refused_moment_is_seen():
    assert rules(publish(1, 1, outcome="fail"), read(1, 3, 1)) == ["unpublished"]


def test_a_moment_is_seen_that_nobody_has_sent():
    assert rules(read(2, 1, 1)) == ["unpublished"]


def test_a_like_and_a_comment_are_seen_that_nobody_has_sent():
    assert rules(publish(1, 1, 2), read(2, 3, shown(1, likes=[3]))) == ["unpublished"]
    assert rules(publish(1, 1, 2), read(2, 3, shown(1, comments=[(3, 7)]))) == ["unpublished"]


# MARK: Hidden


@pytest.mark.parametrize(
    "hidden",
    [ONLY_ME, {"visibility": "SELECTED", "people": [3]}, {"visibility": "EXCEPT", "people": [2]}],
)
def test_a_hidden_moment_is_seen(hidden):
    assert rules(publish(1, 1, 2, audience=hidden), read(2, 3, 1)) == ["hidden"]
    assert rules(publish(1, 1, 2), audience(1, hidden, 3, 4), read(2, 5, 1)) == ["hidden"]
    assert not rules(publish(1, 1, 2, audience=hidden), read(1, 3, 1))


def test_a_stranger_sees_a_moment():
    assert rules(publish(1, 1, 2), read(4, 3, 1)) == ["hidden"]


def test_a_deleted_moment_is_seen():
    assert rules(publish(1, 1, 2), delete(1, 3, 4), read(1, 5, 1)) == ["hidden"]


def test_what_somebody_does_whom_the_viewer_does_not_know_is_seen():
    # Dan is a friend of Ada only.
    dan = {"kind": "person", "person": 5, "name": "dan", "friends": [1]}
    events = [publish(1, 1, 2), like(5, 1, 3, 4), comment(5, 1, 7, 3, 4)]
    ada = {**PEOPLE[0], "friends": [2, 3, 5]}
    seen = shown(1, likes=[5], comments=[(5, 7)])
    assert not rules(dan, ada, *events, read(1, 5, seen), read(2, 5, 1))
    assert rules(dan, ada, *events, read(2, 5, seen)) == ["hidden", "hidden"]


def test_an_attempt_without_an_answer_may_come_late():
    late = audience(1, FRIENDS, 3, 9, lost=[3])
    assert not rules(publish(1, 1, 2), late, audience(1, ONLY_ME, 10, 11), read(2, 20, 1))
    assert rules(publish(1, 1, 2), late, audience(1, ONLY_ME, 4 + LATE, 5 + LATE), read(2, 6 + LATE, 1)) == ["hidden"]


# MARK: Sessions


def test_a_session_does_not_see_a_moment_any_more():
    assert rules(publish(1, 1), read(2, 3, 1), read(2, 4)) == ["monotonic"]


def test_another_session_may_be_behind_while_a_write_has_no_answer():
    assert not rules(publish(1, 1), read(2, 3, 1), read(3, 4))


def test_a_session_sees_a_moment_again():
    events = [publish(1, 1, 2), audience(1, ONLY_ME, 3)]
    assert rules(*events, read(2, 4, 1), read(2, 5), read(2, 6, 1)) == ["monotonic"]
    assert not rules(*events, audience(1, FRIENDS, 5.2), read(2, 4, 1), read(2, 5), read(2, 6, 1))


def test_a_session_sees_an_older_state_of_a_like_and_a_comment():
    events = [publish(1, 1, 2), like(2, 1, 3), comment(2, 1, 7, 3)]
    seen = shown(1, likes=[2], comments=[(2, 7)])
    assert rules(*events, read(3, 4, seen), read(3, 5, 1)) == ["monotonic", "monotonic"]


# MARK: Counts and order


def test_a_like_counts_twice():
    events = [publish(1, 1, 2), like(2, 1, 3, 4)]
    assert rules(*events, read(1, 5, shown(1, likes=[2], likeCount=2))) == ["twice"]
    assert rules(*events, read(1, 5, shown(1, likes=[2, 2], likeCount=1))) == ["twice"]


def test_a_moment_is_there_twice():
    again = {**shown(2), "text": "moment 1"}
    assert "twice" in rules(publish(1, 1, 2, lost=[1]), read(1, 3, again, 1))
    assert "twice" in rules(publish(1, 1, 2), read(1, 3, 1, 1))


def test_a_comment_is_there_twice():
    events = [publish(1, 1, 2), comment(2, 1, 7, 3, 4)]
    seen = shown(1, comments=[(2, 7)])
    seen["comments"].append({**seen["comments"][0], "id": 8})
    assert "twice" in rules(*events, read(1, 5, seen))


def test_the_order_changes():
    events = [publish(1, 1, 2), publish(2, 3, 4)]
    assert rules(*events, read(2, 5, 1, 2)) == ["order"]
    assert rules(*events, read(2, 5, shown(2, created=1), shown(1, created=2))) == ["order"]


def test_a_later_moment_gets_an_older_place():
    assert rules(publish(2, 1, 2), publish(1, 3, 4)) == ["order"]
    assert not rules(publish(2, 1, 4), publish(1, 3, 4))


def test_comments_are_out_of_order():
    events = [publish(1, 1, 2), comment(2, 1, 7, 3, 4), comment(3, 1, 8, 3, 4)]
    assert rules(*events, read(1, 5, shown(1, comments=[(3, 8), (2, 7)]))) == ["order"]


def test_a_person_is_signed_out():
    assert rules({"kind": "signedOut", "person": 2, "time": 3}) == ["signedOut"]
