"""Views that the client measures: the one that fits, and the items of a layout."""

import pytest

from wire import Frame, mount

STYLES = ("[data-kind=fitting]:not([data-fitted]) > :not(:first-child), [data-fitted] > :not([data-fits]) { display: none }"
          "[data-kind=fitting] { display: grid; grid-template: minmax(0,1fr) / minmax(0,1fr); flex: 0 1 auto; min-width: 0 }"
          "#outer { display: flex; align-items: start } b { display: block; height: 20px; background: red }")


def fitting(*widths, axis="horizontal"):
    views = "".join(f"<b style='width:{width}px' id=w{width}></b>" for width in widths)
    return f"<div data-kind=fitting data-axis='{axis}' data-e=524288>{views}</div>"


def layout(question, *items, width=300):
    """A layout as the server draws it: its frame, itself, its bounds, its items."""
    inner = "".join("<div style='display:flex;position:absolute;width:max-content;height:max-content'>" + item + "</div>"
                    for item in items)
    return (f"<div><div data-e=524288 data-measure='{question}' style='width:{width}px;height:50px'>"
            f"<div style='position:relative'>{inner}</div></div></div>")


def box(width, height=20):
    return f"<b style='flex:none;align-self:start;width:{width}px;height:{height}px'></b>"


TEXT = "<span style='min-width:0;align-self:center;font:20px/20px monospace;overflow-wrap:anywhere'>{}</span>"


def answers(server):
    return [values for _, _, values in server.events("measure")]


@pytest.fixture
def shown(client):
    """Opens a page with views, and tells which of them can be seen."""

    def open(markup, width=200):
        page, server = client.page(f"<div id=outer style='width:{width}px'>{markup}</div>", styles=STYLES)
        server.wait_for(lambda: answers(server))
        return page, server

    return open


def visible(page):
    return page.evaluate("[...document.querySelectorAll('b')].filter(e => e.getClientRects().length).map(e => e.id)")


class TestTheViewThatFits:
    def test_is_the_first_one_that_is_not_wider_than_what_is_offered(self, shown):
        page, server = shown(fitting(300, 150, 50))
        assert visible(page) == ["w150"]
        assert answers(server) == [[1]]

    def test_is_the_last_one_if_none_fits(self, shown):
        page, server = shown(fitting(300, 250))
        assert visible(page) == ["w250"]

    def test_follows_the_room_without_waiting_for_the_server(self, shown):
        page, server = shown(fitting(300, 150, 50))
        for width, name in [(100, "w50"), (400, "w300"), (150, "w150"), (149, "w50")]:
            page.evaluate("width => (document.getElementById('outer').style.width = `${width}px`)", width)
            server.settle()
            assert visible(page) == [name]
        assert answers(server)[-1] == [2]

    def test_follows_the_views_beside_it(self, shown):
        page, server = shown(fitting(180, 50) + "<p id=beside style='flex:none;width:10px;margin:0'></p>")
        assert visible(page) == ["w180"]
        page.evaluate("document.getElementById('beside').style.width = '100px'")
        server.settle()
        assert visible(page) == ["w50"]

    def test_follows_its_views(self, shown):
        page, server = shown(fitting(300, 50))
        # The outer element, the container, then the two views.
        server.send(Frame(1).remove(4))
        assert visible(page) == ["w300"]
        assert answers(server)[-1] == [0]

    def test_is_chosen_by_its_height_if_that_counts(self, shown):
        high = "<b style='width:10px;height:90px' id=high></b><b style='width:10px;height:20px' id=low></b>"
        markup = ("<div style='display:flex;flex-direction:column;height:50px'>"
                  "<div data-kind=fitting data-axis='{}' data-e=524288 style='flex:1 1 0px;min-height:0'>" + high + "</div></div>")
        page, _ = shown(markup.format("horizontal vertical"))
        assert visible(page) == ["low"]
        page, _ = shown(markup.format("horizontal"))
        assert visible(page) == ["high"]

    def test_is_the_first_one_where_there_is_no_bound(self, shown):
        row = "<div style='display:flex;overflow:auto;width:100px'>{}</div>"
        page, _ = shown(row.format(fitting(300, 50)).replace("<div data-kind", "<div style='flex:none' data-kind"))
        assert visible(page) == ["w300"]
        column = "<div style='display:flex;flex:none;flex-direction:column;align-items:start'>{}</div>"
        page, _ = shown(row.format(column.format(fitting(300, 50))))
        assert visible(page) == ["w300"]

    def test_keeps_no_size_of_the_measurement(self, shown):
        page, _ = shown(fitting(300, 150))
        assert page.evaluate("document.getElementById('w150').style.cssText") == "width: 150px;"

    def test_inside_another_one(self, shown):
        page, _ = shown("<div data-kind=fitting data-axis=horizontal data-e=524288>"
                        + fitting(300, 250) + fitting(190, 40) + "</div>")
        assert visible(page) == ["w190"]

    def test_is_chosen_again_in_a_new_page(self, shown):
        page, server = shown(fitting(300, 150, 50))
        server.send(mount(1, 20, f"<div style='width:60px;display:flex'>{fitting(150, 50)}</div>", rules=STYLES))
        server.settle()
        assert visible(page) == ["w50"]


    def test_that_is_not_shown_keeps_its_choice(self, shown):
        page, server = shown(fitting(150, 50))
        page.evaluate("document.getElementById('outer').style.display = 'none'")
        server.settle()
        page.evaluate("Object.assign(document.getElementById('outer').style, { display: '', width: '100px' })")
        server.settle()
        assert visible(page) == ["w50"]
        assert answers(server) == [[0], [1]]

    def test_that_has_left_is_forgotten(self, shown):
        page, server = shown(fitting(150, 50) + layout("1 n,n", box(30)))
        server.send(Frame(1).remove(2).remove(5))
        page.set_viewport_size({"width": 500, "height": 500})
        server.settle()
        assert len(answers(server)) == 2


class TestTheItemsOfALayout:
    def test_are_measured_in_each_proposal(self, shown):
        _, server = shown(layout("7 n,n 50,n i,i", box(30), TEXT.format("mmmmmmmm")))
        [[number, width, height, *sizes]] = answers(server)
        assert (number, width, height) == (7, 300, 50)
        wide = sizes[2]
        assert sizes == [30, 20, wide, 20, 30, 20, 50, 40, 30, 20, wide, 20]
        assert 90 < wide < 100

    def test_are_smaller_by_their_negative_margins(self, shown):
        _, server = shown(layout("1 n,n", "<b style='width:30px;margin-block:-1.5px'></b>"))
        assert answers(server) == [[1, 300, 50, 30, 17]]

    def test_without_a_proposal_only_the_layout_is(self, shown):
        _, server = shown(layout("3", box(30)))
        assert answers(server) == [[3, 300, 50]]

    def test_stay_where_they_are(self, shown):
        page, _ = shown(layout("1 n,n 50,n", box(30)))
        assert page.evaluate("document.querySelector('#outer [style*=absolute]').style.cssText") == (
            "display: flex; position: absolute; width: max-content; height: max-content;")

    def test_are_measured_again_after_a_change(self, shown):
        page, server = shown(layout("1 n,n", TEXT.format("mm")))
        first = answers(server)[0]
        server.send(Frame(1).text(6, "mmmm"))
        server.wait_for(lambda: len(answers(server)) == 2)
        assert answers(server)[1][3] == pytest.approx(first[3] * 2, abs=0.1)
        server.send(Frame(2).attribute(3, "data-measure", "2 n,n 50,n"))
        server.wait_for(lambda: len(answers(server)) == 3)
        assert answers(server)[2][0] == 2 and len(answers(server)[2]) == 7

    def test_are_not_reported_twice(self, shown):
        page, server = shown(layout("1 n,n", TEXT.format("mm")))
        server.send(Frame(1).text(6, "ww"))
        server.settle()
        assert len(answers(server)) == 1

    def test_are_measured_when_they_have_come_to_rest(self, shown):
        page, server = shown(layout("1 n,n", TEXT.format("mm")))
        page.evaluate("document.querySelector('#outer [style*=absolute]').animate({ left: ['0px', '9px'] }, 60000)")
        server.send(Frame(1).text(6, "mmmm"))
        server.settle()
        assert len(answers(server)) == 1
        page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
        server.wait_for(lambda: len(answers(server)) == 2)

    def test_report_a_new_size_of_the_layout(self, shown):
        page, server = shown(layout("1 n,n", box(30)))
        page.evaluate("document.querySelector('[data-measure]').style.width = '120px'")
        server.wait_for(lambda: len(answers(server)) == 2)
        assert answers(server)[1][:3] == [1, 120, 50]
