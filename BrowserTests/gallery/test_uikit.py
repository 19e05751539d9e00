"""Views and controllers of UIKit."""


class TestUIKit:
    def open(self, visit):
        visit = visit()
        return visit, visit.open("/uikit")

    def test_a_field_with_a_delegate_keeps_the_focus(self, visit):
        visit, page = self.open(visit)
        field = page.get_by_placeholder("Name")
        field.click()
        visit.settle()
        # The delegate draws a border when editing begins; the field stays the same.
        page.keyboard.press("End")
        page.keyboard.type(" L.")
        hello = page.get_by_test_id("hello")
        visit.wait_until(lambda: hello.inner_text() == "Hello, Ada L.!", "the coordinator has changed the name")
        assert field.evaluate("field => field === document.activeElement")

    def test_controls_run_actions(self, visit):
        visit, page = self.open(visit)
        values = page.get_by_test_id("values")
        page.get_by_role("button", name="Add").click()
        visit.wait_until(lambda: values.inner_text() == "Added 1 times, volume 50 %, day", "the button has counted")
        page.get_by_role("slider", name="Volume").fill("0.8")
        visit.wait_until(lambda: "volume 80 %" in values.inner_text(), "the slider has moved")
        page.get_by_role("switch", name="Night").click()
        visit.wait_until(lambda: values.inner_text().endswith("night"), "the switch is on")

    def test_constraints_place_views(self, visit):
        visit, page = self.open(visit)
        visit.settle()
        title = page.get_by_text("Constraints", exact=True)
        note = page.get_by_text("A picture, and two labels beside it")
        visit.wait_until(
            lambda: title.bounding_box()["x"] == note.bounding_box()["x"] == 88, "the labels are beside the picture"
        )
        assert note.bounding_box()["y"] > title.bounding_box()["y"]

    def test_a_layout_places_the_cells_of_a_collection(self, visit):
        visit, page = self.open(visit)
        visit.settle()
        tiles = [page.get_by_role("button", name=str(number), exact=True) for number in (1, 2, 9, 10, 13)]

        def boxes():
            return [tile.bounding_box() for tile in tiles]

        # The cells of the grid are a quarter of the collection's width, once its size is known.
        quarter = page.get_by_test_id("grid").bounding_box()["width"] / 4
        visit.wait_until(lambda: abs(boxes()[2]["width"] - (quarter - 8)) < 1, "the layout has the size of the view")
        first, second, ninth, tenth, below = boxes()
        assert (second["x"] - first["x"], second["y"]) == (160, first["y"])
        assert ninth["y"] - first["y"] == 64
        assert abs(tenth["x"] - ninth["x"] - quarter) < 1
        assert (below["x"], below["y"] - ninth["y"]) == (ninth["x"], 64)

    def test_a_tap_selects_the_cell_of_a_collection(self, visit):
        visit, page = self.open(visit)
        tile = page.get_by_role("button", name="9", exact=True)
        color = tile.evaluate("tile => tile.outerHTML")
        tile.click()
        visit.wait_until(lambda: tile.evaluate("tile => tile.outerHTML") != color, "the cell is selected")

    def test_the_window_presents_a_share_sheet(self, visit):
        visit, page = self.open(visit)
        page.get_by_role("button", name="Share", exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_text("Hello, Ada!").wait_for()
        sheet.get_by_role("button", name="Done").click()
        sheet.wait_for(state="hidden")
        page.get_by_text("Not shared").wait_for()

    def test_a_share_sheet_closes_when_something_was_shared(self, visit):
        visit = visit()
        visit.page.add_init_script("navigator.share = async (item) => { window.shared = item; };")
        page = visit.open("/uikit")
        page.get_by_role("button", name="Share", exact=True).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name="Share…").click()
        sheet.wait_for(state="hidden")
        page.get_by_text("Shared", exact=True).wait_for()
        assert page.evaluate("shared") == {"text": "Hello, Ada!"}

    def test_a_controller_presents_an_alert(self, visit):
        visit, page = self.open(visit)
        page.get_by_role("button", name="Reset").click()
        dialog = page.get_by_role("alertdialog")
        dialog.get_by_role("button", name="Reset").click()
        dialog.wait_for(state="hidden")
