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
    # A picture that has come takes the place of the one before.
    window.wait_for_rest()
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


def test_a_photo_is_pulled_back_into_its_card(enter, photo):
    window = enter("ada", has_touch=True)
    page = window.open()
    tile = window.card("Look at this").locator("[data-zoom]")
    window.tap(tile)
    viewer = page.get_by_role("dialog")
    viewer.wait_for()
    window.wait_for_module("sheet")
    window.wait_for_rest()
    devtools = page.context.new_cdp_session(page)
    for step in range(20):
        kind = "touchMove" if step else "touchStart"
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": 200, "y": 300 + 15 * step}]})
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert viewer.bounding_box()["y"] > 100
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    viewer.wait_for(state="detached")
    tile.click(trial=True)


def test_a_preview_stands_in_for_a_photo_until_it_has_come(enter, photo):
    window = enter("ada")
    page = window.page
    waiting, is_held = [], [True]
    page.route("**/photos/*/medium?*", lambda route: waiting.append(route) if is_held else route.continue_())
    window.open()
    card = window.card("Look at this")
    preview = card.locator("img[data-kind=loader][src*='/medium']")

    preview.wait_for(state="attached")
    preview.scroll_into_view_if_needed()
    window.wait_until(lambda: waiting, "the photo is asked for")
    ground = preview.evaluate("image => getComputedStyle(image).backgroundImage")
    assert ground.startswith('url("data:image/webp;base64,'), ground
    tile = card.get_by_role("button").filter(has=page.locator("img[src*='/medium']"))
    place = tile.bounding_box()
    # The page asks twice if it is changed meanwhile.
    is_held.clear()
    for route in waiting:
        route.continue_()

    preview.wait_for(state="detached")
    photo = tile.locator("img[src*='/medium']:not([data-kind=loader])")
    window.wait_until(lambda: photo.evaluate("image => image.naturalWidth") == 96, "the photo is there")
    assert tile.bounding_box() == place


def test_the_colours_of_an_avatar_stand_in_until_it_has_come(visit):
    window = visit()
    page = window.page
    waiting = []
    page.route("**/photos/*/small?*", lambda route: waiting.append(route) if waiting is not None else route.continue_())
    window.open()
    profile = page.get_by_role("group", name="Profile of Robin Lin")
    avatar = profile.locator("img[data-kind=loader][src*='/small']").last
    avatar.wait_for()
    # Three colours, as those of initials have two; and no initials.
    ground = avatar.evaluate("avatar => getComputedStyle(avatar).backgroundImage")
    assert ground.startswith("linear-gradient") and ground.count("rgb(") == 3, ground
    place = avatar.bounding_box()
    window.wait_until(lambda: waiting, "avatars are asked for")
    held, waiting = waiting, None
    for route in held:
        route.continue_()

    picture = profile.locator("img[src*='/small']:not([data-kind=loader])").last
    picture.wait_for()
    window.wait_for_rest()
    assert picture.bounding_box() == place
