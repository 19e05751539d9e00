"""What one person does, others see without reloading, if it is for them.

Without live changes they would see it only at the next poll, after 15 seconds, which is longer than these tests wait.
"""


def test_demo_people_see_each_others_likes_and_comments(visit, changing_demo):
    robin, nora = visit(changing_demo.origin), visit(changing_demo.origin)
    robin.open()
    nora.open()
    nora.look_as("Nora Whitfield")
    changing_demo.client().publish("A walk, anyone?")
    nora.heart("A walk, anyone?").wait_for()
    robin.heart("A walk, anyone?").wait_for()

    card = robin.card("A walk, anyone?")
    # The card has just come.
    nora.tap(nora.heart("A walk, anyone?"))
    card.get_by_role("img", name="Liked by Nora Whitfield", exact=True).wait_for()
    # The like has a line of its own in the card.
    nora.tap(nora.card("A walk, anyone?").get_by_role("link", name="Comment"))
    nora.page.get_by_role("textbox", name="Comment").fill("In ten minutes!")
    nora.page.get_by_role("button", name="Send").click()
    card.get_by_text("In ten minutes!").wait_for()

    robin.tap(robin.heart("A walk, anyone?"))
    nora.page.get_by_role("img", name="Liked by Nora Whitfield, Robin Lin").wait_for()


def test_a_moment_appears_for_friends_only(enter, family):
    ben, eve = enter("ben"), enter("eve")
    ben.open()
    eve.open()
    family.people["ada"].publish("For those who know me")
    ben.wait_for_text("For those who know me")
    # What is hers arrives, so what came before would have, too.
    family.people["eve"].publish("To myself, having nobody")
    eve.wait_for_text("To myself, having nobody")
    assert eve.page.get_by_text("For those who know me").count() == 0
    eve.page.reload()
    eve.wait_for_text("To myself, having nobody")
    assert eve.page.get_by_text("For those who know me").count() == 0


def test_a_moment_only_for_me_is_for_nobody_else(enter, family):
    ada, ben = enter("ada"), enter("ben")
    ada.open()
    ben.open()
    ada.compose()
    ada.page.get_by_role("textbox", name="Text").fill("Dear diary")
    ada.choose_audience("Only me")
    ada.publish()
    ada.wait_until_published("Ada Lovelace", "Dear diary")
    assert ada.card("Dear diary").get_by_text("Only me").is_visible()

    family.people["ada"].publish("Dear all")
    ben.wait_for_text("Dear all")
    assert ben.page.get_by_text("Dear diary").count() == 0
    moment = next(moment for moment in family.people["ada"].timeline() if moment["title"] == "Dear diary")
    ben.open(f"/moment-{moment['id']}")
    ben.wait_for_text("Moment not available")
    assert "Dear diary" not in ben.page.content()


def test_a_deleted_moment_leaves_the_lists_of_others(enter, family):
    family.people["ada"].publish("Soon forgotten")
    ada, ben = enter("ada"), enter("ben")
    ada.open()
    ben.open()
    ben.wait_for_text("Soon forgotten")
    ada.delete("Soon forgotten")
    ada.wait_until_gone("Soon forgotten")
    ben.wait_until_gone("Soon forgotten")


def test_a_like_is_taken_back_for_everybody(enter, family):
    family.people["ada"].publish("Like me or not")
    ada, ben = enter("ada"), enter("ben")
    ada.open()
    ben.open()
    ben.heart("Like me or not").click()
    ada.card("Like me or not").get_by_role("img", name="Liked by Ben Okri").wait_for()
    ben.heart("Like me or not").click()
    ada.card("Like me or not").get_by_role("img", name="Liked by").wait_for(state="detached")
