"""Long random sequences of operations leave the page as a model of it says."""

import random

import pytest

from wire import Frame, Shape


class Node:
    def __init__(self, tag, text=None, children=(), identifier=None):
        self.tag, self.text, self.children, self.identifier = tag, text, list(children), identifier
        self.number, self.parent = None, None
        for child in self.children:
            child.parent = self

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def markup(self):
        identifier = f' data-testid="{self.identifier}"' if self.identifier is not None else ""
        content = self.text or "" if self.text is not None else "".join(child.markup() for child in self.children)
        return f"<{self.tag}{identifier}>{content}</{self.tag}>"


class Model:
    """A page, and how the server would describe each change of it."""

    SHAPES = [
        Shape("p", text=True, holes=["data-testid"]),
        Shape("div", Shape("b", text=True), Shape("section", list=True), Shape("i", text=True), holes=["data-testid"]),
    ]

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.root = Node("root")
        self.root.number = 0
        self.nodes = {0: self.root}
        self.next, self.frame = 1, 0
        self.last = [{}, {}]

    def choose(self, condition=lambda node: True):
        candidates = [node for node in self.nodes.values() if condition(node)]
        return self.random.choice(candidates) if candidates else None

    def word(self):
        return self.random.choice(["", "a", "bé", "語", "🌍", "longer than thirty two letters, for the decoder"])

    def value(self, shape, hole, text):
        """The value, or None where it is what it was in the instance before."""
        same = self.last[shape].get(hole) == text
        self.last[shape][hole] = text
        return None if same else text

    def instance(self, depth):
        """A new tree of nodes and its values, in the order in which they are written."""
        shape = self.random.randrange(2) if depth < 3 else 0
        identifier = self.word()
        values = [self.value(shape, 0, identifier)]
        if shape == 0:
            text = self.word()
            return shape, Node("p", text, identifier=identifier), values + [self.value(shape, 1, text)]
        text = self.word()
        values.append(self.value(shape, 1, text))
        groups, inner = self.list(depth + 1, self.random.randrange(3))
        values.append(groups)
        end = self.word()
        values.append(self.value(shape, 2, end))
        children = [Node("b", text), Node("section", children=inner), Node("i", end)]
        return shape, Node("div", children=children, identifier=identifier), values

    def list(self, depth, count):
        groups, nodes = [], []
        for _ in range(count):
            shape, node, values = self.instance(depth)
            if groups and groups[-1][0] == shape:
                groups[-1][1].append(values)
            else:
                groups.append((shape, [values]))
            nodes.append(node)
        return groups, nodes

    def next_frame(self, timing=0):
        self.frame += 1
        frame = Frame(self.frame)
        if timing:
            frame.define_timing(timing, 5000).timing(timing)
        if self.frame == 1:
            for shape in self.SHAPES:
                frame.shape(shape)
        for _ in range(self.random.randrange(1, 6)):
            operations = [self.insert, self.insert, self.remove, self.move, self.permute, self.text, self.splice]
            self.random.choice(operations)(frame)
        return frame

    def container(self, least=0):
        return self.choose(lambda node: node.tag in ("root", "section") and len(node.children) >= least)

    def insert(self, frame):
        parent = self.container()
        index = self.random.randint(0, len(parent.children))
        groups, nodes = self.list(0, self.random.randint(1, 4))
        frame.insert(parent.number, parent.children[index].number if index < len(parent.children) else None, *groups)
        parent.children[index:index] = nodes
        for node in nodes:
            node.parent = parent
            for inner in node.all():
                inner.number = self.next
                self.nodes[self.next] = inner
                self.next += 1

    def remove(self, frame):
        if not (parent := self.container(1)):
            return
        start = self.random.randrange(len(parent.children))
        count = self.random.randint(1, min(3, len(parent.children) - start))
        first = parent.children[start].number
        frame.remove(first) if count == 1 else frame.remove_run(first, count)
        for node in parent.children[start:start + count]:
            for inner in node.all():
                del self.nodes[inner.number]
        del parent.children[start:start + count]

    def move(self, frame):
        if not (parent := self.container(2)):
            return
        node = parent.children.pop(self.random.randrange(len(parent.children)))
        index = self.random.randint(0, len(parent.children))
        frame.move(node.number, parent.children[index].number if index < len(parent.children) else None)
        parent.children.insert(index, node)

    def permute(self, frame):
        if not (parent := self.container(2)):
            return
        start = self.random.randrange(len(parent.children) - 1)
        run = parent.children[start:]
        order = list(range(len(run)))
        self.random.shuffle(order)
        frame.permute(run[0].number, order)
        parent.children[start:] = [run[index] for index in order]

    def text(self, frame):
        if node := self.choose(lambda node: node.text is not None):
            node.text = self.word()
            frame.text(node.number, node.text)

    def splice(self, frame):
        if node := self.choose(lambda node: node.text is not None and "🌍" not in node.text):
            offset = self.random.randint(0, len(node.text))
            count = self.random.randint(0, len(node.text) - offset)
            word = self.word()
            frame.splice(node.number, offset, count, word)
            node.text = node.text[:offset] + word + node.text[offset + count:]


@pytest.mark.parametrize("seed", range(3))
def test_random_operations(client, seed):
    page, server = client.page("")
    model = Model(seed)
    for _ in range(40):
        server.send(*(model.next_frame() for _ in range(3)))
        expected = "".join(node.markup() for node in model.root.children)
        assert page.inner_html("#oriel") == expected


def test_random_operations_with_animations(client):
    page, server = client.page("")
    model = Model(9)
    for _ in range(30):
        server.send(model.next_frame(timing=1))
        if model.random.random() < 0.5:
            page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    page.evaluate("document.getAnimations().forEach(animation => animation.finish())")
    page.locator("[data-client=leaving]").first.wait_for(state="detached")
    assert page.inner_html("#oriel") == "".join(node.markup() for node in model.root.children)
