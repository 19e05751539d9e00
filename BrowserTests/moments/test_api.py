"""The first page without scripts, and programs that speak to the API."""

import json
import re

import pytest

from moments_server import DEMO, Client, Refused

# What the clients of old ask for, and nothing else.
USER = "id name avatar backgroundImage"
MOMENT = f"id userDetails {{ {USER} }} type title url photos createdDate isLiked likes {{ {USER} }}"
DETAILS = f"userDetails {{ {USER} }} moments {{ {MOMENT} }}"
GET = f"query($userID: ID!) {{ getMomentsDetailsByUserID(userID: $userID) {{ {DETAILS} }} }}"
LIKE = f"""mutation($momentID: ID!, $userID: ID!, $isLiked: Boolean!) {{
    updateMomentLike(momentID: $momentID, userID: $userID, isLiked: $isLiked) {{ {DETAILS} }}
}}"""


def open_without_scripts(visit):
    """Returns the first page in a browser without scripts.

    The server waits 200 ms for what a page loads; a page that a busy server sends without it is loaded again.
    """
    visit = visit(java_script_enabled=False)

    def is_complete():
        return visit.open(is_live=False).get_by_role("group", name="Moment by").count() > 0

    visit.wait_until(is_complete, "the first page has moments")
    return visit.page


def test_the_first_page_can_be_read_without_scripts(visit, demo):
    page = open_without_scripts(visit)
    for moment in demo.client().timeline(3):
        assert page.get_by_text(moment["title"].split("\n")[0]).first.is_visible(), moment
        assert moment["userDetails"]["name"] in page.content()


def test_moments_below_the_first_screen_follow_when_the_page_is_live(visit, demo):
    scripted = visit()
    cards = scripted.open().get_by_role("group", name="Moment by")
    scripted.wait_until(lambda: cards.count() == 20, "all moments of the page have come")

    first = open_without_scripts(visit).get_by_role("group", name="Moment by")
    assert 4 <= first.count() < 10
    # Those that a window of a phone shows, and the next screen.
    assert first.last.bounding_box()["y"] > 844


@pytest.mark.parametrize("toggle", ["on", "off"])
def test_a_client_of_old_reads_and_likes(start, demo_data, toggle):
    server = start(*(DEMO if toggle == "on" else DEMO[:1]), template=demo_data)
    client = server.client()

    details = client.ask(GET, userID="0")["getMomentsDetailsByUserID"]
    assert details["userDetails"] == {
        "id": "0",
        "name": "Robin Lin",
        "avatar": details["userDetails"]["avatar"],
        "backgroundImage": details["userDetails"]["backgroundImage"],
    }
    moments = details["moments"]
    assert len(moments) > 100
    dates = [int(moment["createdDate"]) for moment in moments]
    assert dates == sorted(dates, reverse=True)
    assert {moment["type"] for moment in moments} == {"URL", "PHOTOS"}
    assert all((moment["type"] == "URL") == (moment["url"] is not None) for moment in moments)

    # Saying it twice is saying it once, and the whole timeline comes back.
    chosen = next(moment for moment in moments if not moment["isLiked"])
    for is_liked in (True, True, False, False):
        answer = client.ask(LIKE, momentID=chosen["id"], userID="0", isLiked=is_liked)["updateMomentLike"]
        assert [moment["id"] for moment in answer["moments"]] == [moment["id"] for moment in moments]
        now = next(moment for moment in answer["moments"] if moment["id"] == chosen["id"])
        assert now["isLiked"] == is_liked
        assert [person["id"] for person in now["likes"]].count("0") == int(is_liked)
        assert len(now["likes"]) == len(chosen["likes"]) + int(is_liked)

    status, picture = client.request(details["userDetails"]["avatar"])
    assert status == 200 and picture[:4] == b"RIFF"


def test_a_client_of_old_is_refused_what_it_may_not(demo):
    client = demo.client()
    mine = client.ask(GET, userID="0")["getMomentsDetailsByUserID"]["moments"][0]["id"]
    for call in (
        lambda: client.ask(GET, userID="1"),
        lambda: client.ask(LIKE, momentID=mine, userID="1", isLiked=True),
        lambda: client.ask(LIKE, momentID="999999", userID="0", isLiked=True),
    ):
        with pytest.raises(Refused) as refusal:
            call()
        assert refusal.value.codes in (["FORBIDDEN"], ["NOT_FOUND"])


def test_pages_of_other_sites_are_refused(family):
    token = family.tokens["ada"]
    cookie = Client(family.origin, cookie=token)
    query = "{ viewer { name } }"
    assert json.loads(cookie.post(query)[1])["data"]["viewer"]["name"] == "Ada Lovelace"
    for headers in ({"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}):
        status, body = cookie.post(query, headers=headers)
        assert status == 403 and b"Ada" not in body, headers


def test_another_site_gets_nothing_from_a_browser(visit, family, demo):
    # To the browser, another port is another origin of the same site, so the cookie goes along.
    visit = visit(demo.origin)
    visit.context.add_cookies([{"name": "moments_session", "value": family.tokens["ada"], "url": family.origin}])
    page = visit.open()
    outcome = page.evaluate(
        """async address => {
            try {
                const answer = await fetch(address, { method: 'POST', credentials: 'include', mode: 'no-cors',
                    headers: { 'Content-Type': 'text/plain' }, body: '{"query":"{ viewer { name } }"}' });
                return answer.type;
            } catch { return 'failed'; }
        }""",
        family.origin + "/graphql",
    )
    visit.errors.clear()
    assert outcome in ("failed", "opaque")


def test_a_visitor_without_account_reads_nothing(family):
    client = family.client()
    assert client.ask("{ viewer { name } }") == {"viewer": None}
    for query in ('{ user(id: "1") { name } }', '{ moment(id: "1") { title } }'):
        try:
            assert set(client.ask(query).values()) == {None}
        except Refused as refusal:
            assert refusal.codes == ["UNAUTHENTICATED"]
    status, body = client.post(GET, userID="0")
    assert not re.search(rb'"data":\{', body) and b"UNAUTHENTICATED" in body
    html = client.request("/")[1].decode()
    assert not re.search(r"\bAda\b", html)
