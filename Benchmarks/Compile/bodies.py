"""Generates views with large bodies: the same for the same number."""

import random

STATES = """    @State private var isOn = false
    @State private var name = "Ada"
    @State private var count = 3
    @State private var level = 0.5
    @State private var items = ["one", "two", "three"]
    @State private var selection: String?
    @State private var date = Date(timeIntervalSince1970: 0)

    private func select(_ row: Int) { selection = items[row] }
"""

MODIFIERS = [
    ".padding({number})", ".padding(.horizontal, isOn ? {number} : 0)", ".font(isOn ? .headline : .body)", ".bold()",
    ".foregroundStyle(count > {number} ? Color.red : .primary)", ".background(Color.blue.opacity(level / {number}))",
    ".frame(maxWidth: isOn ? .infinity : nil, alignment: .leading)", ".opacity(isOn ? 1 : level)", ".cornerRadius({number})",
    ".overlay {{ RoundedRectangle(cornerRadius: {number}).stroke(isOn ? Color.accentColor : .gray, lineWidth: 2) }}",
    ".shadow(color: .black.opacity(0.2), radius: isOn ? {number} : 0, x: 0, y: 2)", ".lineLimit({number})", ".disabled(!isOn)",
    ".accessibilityLabel(\"Item {number} of \\(count + {number})\")", ".animation(.easeInOut(duration: level), value: isOn)",
    ".onTapGesture {{ count += {number}; isOn.toggle() }}", ".offset(x: isOn ? level * {number} : 0, y: CGFloat(count) * 2)",
    ".scaleEffect(1 + level / {number})", ".tint(isOn ? .green : .orange)", ".clipShape(.rect(cornerRadius: {number}))",
    ".onChange(of: count) {{ _, new in select(new) }}",
    ".background(.thinMaterial, in: .rect(cornerRadius: isOn ? {number} : 0))",
]
LEAVES = [
    "Text(\"Row \\(count + {number}): \\(name)\")", "Text(isOn ? \"On\" : \"Off {number}\")", "Image(systemName: isOn ? \"star.fill\" : \"star\")",
    "Toggle(\"Switch {number}\", isOn: $isOn)", "TextField(\"Name {number}\", text: $name)", "Slider(value: $level, in: 0...{number})",
    "Stepper(\"Count: \\(count)\", value: $count, in: 0...{number})", "ProgressView(value: level, total: {number})",
    "Label(\"Label {number}\", systemImage: count > {number} ? \"heart\" : \"heart.fill\")", "Divider()", "Spacer(minLength: {number})",
    "Circle().fill(isOn ? Color.red : .blue).frame(width: {number}, height: {number})", "Color.gray.opacity(0.1 * level)",
    "DatePicker(\"Date {number}\", selection: $date, displayedComponents: .date)",
    "Button(\"Button {number}\") {{ withAnimation(.spring) {{ count += {number}; name += \"!\" }} }}",
    "Button(role: isOn ? .destructive : nil) {{ items.append(\"\\(count)\") }} label: {{ Label(\"Add {number}\", systemImage: \"plus\") }}",
    "Picker(\"Choose {number}\", selection: $selection) {{ ForEach(items, id: \\.self) {{ Text($0).tag(Optional($0)) }} }}",
]
CONTAINERS = [
    "VStack(alignment: .leading, spacing: {number}) {{", "HStack(spacing: isOn ? {number} : nil) {{", "ZStack(alignment: .bottomTrailing) {{",
    "Group {{", "Section(\"Section {number}\") {{", "ScrollView(.horizontal) {{", "if isOn {{", "if let chosen = selection, chosen.count > {number} {{",
    "ForEach(items, id: \\.self) {{ item in", "ForEach(0..<{number}, id: \\.self) {{ index in", "GroupBox(\"Box {number}\") {{",
]
# Mistakes in a name: of a view, a modifier and a property.
MISTAKES = ["Txet(\"Row {number}\")", "Text(\"Row {number}\").fontt(.body)", "Text(\"Row \\(cuont + {number})\")"]


class Body:
    def __init__(self, number, views):
        self.random = random.Random(number)
        self.left = views
        self.lines = []

    def fill(self, text):
        return text.format(number=self.random.randint(2, 30))

    def line(self, depth, text):
        self.lines.append("    " * depth + text)

    def modifiers(self, depth, most):
        for _ in range(self.random.randint(0, most)):
            self.line(depth + 1, self.fill(self.random.choice(MODIFIERS)))

    def views(self, depth):
        for _ in range(self.random.randint(2, 7)):
            if self.left <= 0:
                break
            self.left -= 1
            if depth < 7 and self.random.random() < 0.4:
                self.container(depth)
            else:
                self.line(depth, self.fill(self.random.choice(LEAVES)))
                self.modifiers(depth, 8)

    def container(self, depth):
        head = self.random.choice(CONTAINERS)
        self.line(depth, self.fill(head))
        self.line(depth + 1, "Text(\"First\")" if "item in" not in head else "Text(item)")
        self.views(depth + 1)
        self.line(depth, "}")
        if not head.startswith("if"):
            self.modifiers(depth, 5)

    def source(self, name, is_valid):
        self.line(2, "VStack {")
        while self.left > 0:
            self.line(3, "Group {")
            self.views(4)
            self.line(3, "}")
        self.line(2, "}")
        if not is_valid:
            leaves = [index for index, line in enumerate(self.lines) if line.strip().startswith("Text(")]
            index = self.random.choice(leaves)
            indent = len(self.lines[index]) - len(self.lines[index].lstrip())
            self.lines[index] = " " * indent + self.fill(self.random.choice(MISTAKES))
        return "\n".join([f"struct {name}: View {{", STATES, "    var body: some View {", *self.lines, "    }", "}", ""])


def views(count, is_valid):
    """The sources of views of 20 to 60 views, by their names."""
    names = [f"Generated{number}" for number in range(count)]
    return {name: Body(number, 20 + number % 41).source(name, is_valid) for number, name in enumerate(names)}
