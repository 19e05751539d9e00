"""Photos are for those who may see the moment, wherever an address comes from."""

import pytest

from moments_server import PHOTOS


@pytest.fixture
def photo(family):
    dan = family.people["dan"]
    dan.publish("Look at this", photos=[dan.upload((PHOTOS / "grey.jpg").read_bytes())["id"]])


def test_an_address_is_good_for_its_viewer_only(enter, family, photo):
    ada, dan, eve = (family.people[handle] for handle in ("ada", "dan", "eve"))
    window = enter("ada")
    window.open()
    image = window.card("Look at this").locator("img[src*='/photos/']").last
    image.scroll_into_view_if_needed()
    address = image.evaluate("image => image.src")
    response = window.page.request.get(address)
    assert response.status == 200
    assert response.headers["x-content-type-options"] == "nosniff"
    assert "immutable" in response.headers["cache-control"] and "private" in response.headers["cache-control"]

    nothing = family.client().request("/photos/" + "0" * 64 + "/small?v=1&s=x")
    assert nothing[0] == 404
    assert ada.request(address)[0] == 200
    strangers = {"nobody": family.client(), "a stranger": eve, "the author": dan, "a friend of the viewer": family.people["ben"]}
    for name, client in strangers.items():
        assert client.request(address) == nothing, name

    ada.unfriend(dan)
    try:
        assert ada.request(address) == nothing
        window.wait_until_gone("Look at this")
    finally:
        ada.befriend(dan, "ada", "dan")
    assert ada.request(address)[0] == 200
