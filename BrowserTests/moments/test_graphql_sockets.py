"""The API over WebSockets: who may connect, what arrives, and when it ends."""

import pytest

from moments_server import COOKIE
from sockets import Closed, GraphQLSocket

CHANGES = "subscription { changes { kind momentID } }"


def kind(connection):
    return connection.data()["changes"]["kind"]


def test_people_hear_of_each_other_until_they_sign_out(start_family):
    family = start_family()
    ada, ben = family.people["ada"], family.people["ben"]
    sockets = [GraphQLSocket(family.origin).begin(person.token) for person in (ada, ben)]
    for connection in sockets:
        connection.subscribe(CHANGES)
        assert kind(connection) == "SUBSCRIBED"

    moment = ada.publish("Over a socket")["id"]
    for connection in sockets:
        assert connection.data()["changes"] == {"kind": "MOMENT_PUBLISHED", "momentID": moment}

    # The end of one sign-in is none of the other.
    ben.ask("mutation { signOut }")
    _, of_ben = sockets
    assert kind(of_ben) == "SIGNED_OUT"
    assert of_ben.receive() == {"id": "1", "type": "complete"}
    of_ben.subscribe("{ viewer { name } }", id="2")
    assert of_ben.receive()["type"] == "error"
    another = ada.publish("After the sign-out")["id"]
    assert sockets[0].data()["changes"] == {"kind": "MOMENT_PUBLISHED", "momentID": another}
    for connection in sockets:
        connection.close()


def test_a_token_can_be_in_a_header_or_in_the_first_message(family):
    token = family.people["ada"].token
    with_header = GraphQLSocket(family.origin, headers={"Authorization": f"Bearer {token}"}).begin()
    with_message = GraphQLSocket(family.origin).begin(token)
    for connection in (with_header, with_message):
        connection.subscribe("{ viewer { name } }")
        assert connection.data() == {"viewer": {"name": "Ada Lovelace"}}
        connection.close()


def test_a_wrong_token_is_refused(family):
    with pytest.raises(Closed) as closed:
        GraphQLSocket(family.origin).begin("wrong")
    assert closed.value.code == 4401


def test_a_visitor_may_connect_and_see_nothing(family):
    connection = GraphQLSocket(family.origin).begin()
    connection.subscribe(CHANGES)
    message = connection.receive()
    assert message["type"] == "error"
    assert message["payload"][0]["extensions"]["code"] == "UNAUTHENTICATED"
    connection.close()


def test_only_pages_of_the_server_can_use_a_cookie(family):
    cookie = f"{COOKIE}={family.people['ada'].token}"
    own = GraphQLSocket(family.origin, cookie=cookie, page=family.origin).begin()
    own.subscribe("{ viewer { name } }")
    assert own.data() == {"viewer": {"name": "Ada Lovelace"}}
    own.close()

    assert GraphQLSocket(family.origin, cookie=cookie, page="https://evil.example").status == 403
    # Another server of the same machine is another origin.
    assert GraphQLSocket(family.origin, cookie=cookie, page="http://127.0.0.1:1").status == 403
    # A page of this site that is not of this origin, by what browsers say of it.
    assert GraphQLSocket(family.origin, cookie=cookie, headers={"Sec-Fetch-Site": "cross-site"}).status == 403
    same_site = GraphQLSocket(family.origin, cookie=cookie, headers={"Sec-Fetch-Site": "same-site"})
    with pytest.raises(Closed) as closed:
        same_site.begin()
    assert closed.value.code == 4403
