"""The protocol, for tests: builds frames as the server does, and reads messages of the client."""

import math
import re
import struct
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "Sources"
MODULES = SOURCES / "OrielClient" / "Modules"

KINDS = {
    1: ("tap", "bff"), 2: ("change", "s"), 3: ("input", "s"), 4: ("submit", ""), 5: ("focus", "b"), 6: ("key", "sb"),
    7: ("drag", "bffffff"), 8: ("longPress", "b"), 9: ("scroll", "ffffff"), 10: ("visibleRange", "ff"),
    11: ("size", "ffff"), 12: ("refresh", ""), 13: ("dismiss", ""), 14: ("hover", "b"), 15: ("load", "bii"),
    17: ("delete", ""), 18: ("select", "i"), 19: ("magnify", "bffffff"),
    20: ("measure", "F"), 21: ("phase", "b"),
    22: ("lift", "b"), 23: ("drop", "bbsff"), 24: ("point", "bffff"), 25: ("selection", "ii"),
    26: ("pointer", "bbbiff"),
}


def swift_names(file):
    source = (SOURCES / "OrielWeb" / "Patches" / file).read_text()
    table = source[source.index("static let names"):]
    return re.findall(r'"([^"]+)"', table)


TAGS = swift_names("DOMTag.swift")
ATTRIBUTES = swift_names("DOMAttribute.swift")


# Numbered on both sides from the start; what a tag or an attribute is called beyond these is said with its first use.
COMMON = swift_names("NameTable.swift")


def name(text):
    """As the server writes a name; the number of one that has been said is never used here."""
    return integer(COMMON.index(text) + 1) if text in COMMON else b"\0" + string(text)


def tag(text):
    return name(f"svg:{text}" if text in TAGS[TAGS.index("svg"):] else text)


def integer(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def data(value):
    return integer(len(value)) + value


def string(text):
    return data(text.encode())


def zigzag(difference):
    return 2 * difference if difference >= 0 else -2 * difference - 1


class Shape:
    """A node of a shape; `text`, `style` and `list` are holes."""

    def __init__(self, tag, *children, style=None, events=None, attributes=None, holes=(), text=False, list=False,
                 inline=False):
        self.tag, self.children, self.style, self.events = tag, children, style, events
        self.attributes, self.holes, self.text, self.list, self.inline = attributes or {}, holes, text, list, inline

    def encoded(self):
        flags, out = 0, b""
        if self.style:
            flags |= 1
            out += integer(self.style[0]) + integer(self.style[1])
        if self.events:
            flags |= 2
            out += integer(self.events)
        if self.attributes:
            flags |= 4
            out += integer(len(self.attributes))
            for attribute, value in self.attributes.items():
                out += name(attribute) + string(value)
        if self.holes:
            flags |= 8
            out += integer(len(self.holes)) + b"".join(name(hole) for hole in self.holes)
        if self.text:
            flags |= 16
        if self.children:
            flags |= 32
            out += integer(len(self.children)) + b"".join(child.encoded() for child in self.children)
        if self.list:
            flags |= 64
        if self.inline:
            flags |= 128
        return tag(self.tag) + bytes([flags]) + out


def value(item):
    """A value of an instance: None repeats the one before, a list is (shape, [instances])."""
    if item is None:
        return b"\0"
    if isinstance(item, list):
        return groups(item)
    encoded = item.encode()
    return integer(len(encoded) + 1) + encoded


def groups(items):
    out = integer(len(items))
    for shape, instances in items:
        out += integer(shape) + integer(len(instances))
        for instance in instances:
            out += b"".join(value(item) for item in instance)
    return out


class Frame:
    """A patch frame. Each method adds an operation and returns the frame."""

    def __init__(self, number, answer=0):
        self.bytes = b"\x02" + integer(number) + integer(answer)
        self.last = 0

    def node(self, number):
        difference, self.last = number - self.last, number
        return integer(zigzag(difference))

    def optional(self, number):
        if number is None:
            return b"\0"
        difference, self.last = number - self.last, number
        return integer(zigzag(difference) + 1)

    def add(self, code, *parts):
        self.bytes += bytes([code]) + b"".join(parts)
        return self

    def style(self, number, declarations):
        return self.add(1, integer(number), string(declarations))

    def shape(self, shape):
        return self.add(2, shape.encoded())

    def insert(self, parent, before, *items):
        return self.add(3, self.node(parent), self.optional(before), groups(items))

    def remove(self, node):
        return self.add(4, self.node(node))

    def remove_run(self, node, count):
        return self.add(5, self.node(node), integer(count))

    def move(self, node, before):
        return self.add(6, self.node(node), self.optional(before))

    def permute(self, first, order):
        width = math.ceil(math.log2(len(order))) if len(order) > 1 else 0
        bits = sum(index << (position * width) for position, index in enumerate(order))
        packed = bits.to_bytes(math.ceil(len(order) * width / 8), "little")
        return self.add(7, self.node(first), integer(len(order)), packed)

    def text(self, node, text):
        return self.add(8, self.node(node), string(text))

    def splice(self, node, offset, count, text):
        return self.add(9, self.node(node), integer(offset), integer(count), string(text))

    def attribute(self, node, attribute, value):
        return self.add(10, self.node(node), name(attribute), string(value))

    def no_attribute(self, node, attribute):
        return self.add(11, self.node(node), name(attribute))

    def classes(self, node, own, item):
        return self.add(12, self.node(node), integer(own), integer(item))

    def inline(self, node, declarations):
        return self.add(13, self.node(node), string(declarations))

    def events(self, node, mask):
        return self.add(14, self.node(node), integer(mask))

    def timing(self, number):
        return self.add(15, integer(number))

    def define_timing(self, number, duration, delay=0, easing="linear", is_endless=False):
        return self.add(16, integer(number), integer(duration), integer(delay), string(easing), bytes([is_endless]))

    def command(self, name, argument, reply=0):
        return self.add(17, integer(reply), string(name), string(argument))

    def moment(self, milliseconds):
        return self.add(19, integer(milliseconds))

    def forget_shapes(self):
        return self.add(18)


def welcome(session="session", known=0, goes_on=1):
    return b"\x01" + string(session) + integer(known) + bytes([goes_on])


def mount(number, first, markup, answer=0, rules="", title="Title"):
    return b"\x03" + integer(number) + integer(answer) + integer(first) + string(markup) + string(rules) + string(title)


def snapshot(content):
    return b"\x04" + data(content)


PONG = b"\x05"


def end(reason):
    return bytes([6, reason])


class Message:
    """Reads the items of a message into tuples."""

    def __init__(self, content):
        self.content, self.at, self.last = content, 0, 0

    def u8(self):
        self.at += 1
        return self.content[self.at - 1]

    def integer(self):
        result, shift = 0, 0
        while True:
            byte = self.u8()
            result |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                return result

    def f32(self):
        self.at += 4
        return struct.unpack("<f", self.content[self.at - 4:self.at])[0]

    def data(self):
        length = self.integer()
        self.at += length
        return self.content[self.at - length:self.at]

    def string(self):
        return self.data().decode()

    def node(self):
        zigzagged = self.integer()
        self.last += -(zigzagged + 1) // 2 if zigzagged & 1 else zigzagged // 2
        return self.last

    def environment(self):
        names = ("width", "height", "flags", "font_size", "language", "time_zone")
        readers = (self.integer, self.integer, self.u8, self.integer, self.string, self.string)
        return {name: read() for name, read in zip(names, readers)}

    def items(self):
        while self.at < len(self.content):
            yield self.item()

    def floats(self):
        return [self.f32() for _ in range(self.integer())]

    def item(self):
        match self.u8():
            case 1:
                return ("hello", {
                    "version": self.integer(), "token": self.string(), "applied": self.integer(),
                    "session": self.string(), "environment": self.environment(), "path": self.string(),
                    "snapshot": self.data(),
                })
            case 2:
                number, node = self.integer(), self.node()
                name, fields = KINDS[self.u8()]
                read = {"b": self.u8, "f": self.f32, "s": self.string, "i": self.integer, "F": self.floats}
                return ("event", number, node, name, *(read[field]() for field in fields))
            case 3:
                return ("acknowledge", self.integer())
            case 4:
                return ("environment", self.environment())
            case 5:
                return ("pop", self.integer(), self.string())
            case 6:
                return ("mount",)
            case 7:
                return ("ping",)
            case 8:
                return ("reply", self.integer(), self.string())
            case other:
                raise ValueError(f"no item of type {other}")
