"""Random requests over a schema: mostly valid, some with one or a few faults."""
import re

from graphql import (
    GraphQLBoolean, GraphQLID, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLString, get_named_type, is_abstract_type,
    is_composite_type, is_enum_type, is_input_object_type, is_list_type, is_non_null_type, is_required_argument,
    is_union_type,
)
from graphql.type import is_required_input_field

BROKEN_LITERALS = ["1", '"x"', "null", "true", "NOPE", "PUBLIC", "[1]", "[]", "{}", "{lat: 1}", "{a: 1, a: 2}", "1.5", "[[1]]",
                   '{lat: 1, lon: "x", zz: 3}', "2147483648", "$undef", '"""b"""', "-0", "1e400", "0.1e-3"]
BROKEN_VALUES = [1, "x", None, True, "PUBLIC", [1], [], {}, {"lat": 1}, 1.5, [[1]], 2147483648, -2147483649, 4.0, 1e30, "é\n", {"a": {"b": []}}]
BROKEN_SELECTIONS = ["zork", "name", "id { x }", "...Nope", "... on Zork { id }", "... on String { x }", "__typename",
                     "... on Visibility { a }", "__schema { description }"]
BROKEN_DIRECTIVES = [" @nope", " @onField", " @onQuery", " @onInlineFragment", " @cost(weight: 1)", " @cost @cost", " @need", " @deprecated",
                     " @skip(if: true) @skip(if: true)", " @skip", " @include(if: 1)"]
# Introspection is asked for without aliases, so that what editions change can be left out of the comparison.
INTROSPECTION = ["__schema { queryType { name } mutationType { name } subscriptionType { name } }", "__schema { types { name kind } }",
                 "__schema { directives { name isRepeatable locations args { name defaultValue } } }"]
TYPE_FIELDS = ["kind", "description", "specifiedByURL", "isOneOf", "fields { name }", "fields(includeDeprecated: true) { name isDeprecated deprecationReason description }",
               "fields { name args { name defaultValue type { name kind ofType { name kind ofType { name } } } } type { name kind ofType { name kind } } }",
               "fields { args(includeDeprecated: true) { name isDeprecated deprecationReason } }", "interfaces { name }", "possibleTypes { name }",
               "enumValues { name description }", "enumValues(includeDeprecated: true) { name isDeprecated deprecationReason }",
               "inputFields { name defaultValue type { kind name ofType { name } } }", "inputFields(includeDeprecated: true) { name isDeprecated }",
               "ofType { name }", "__typename"]


class Request:
    """One random request: `query`, `variables`, `operation_name`."""

    def __init__(self, schema, random):
        self.schema, self.random = schema, random
        self.declared, self.fragments, self.budget = {}, {}, random.choice([15, 40, 60, 120])
        self.is_faulty, self.rate = random.random() < 0.3, 0.02
        self.alias_rate = random.choice([0.01, 0.03, 0.1, 0.3])
        # What null propagation is tested with gets its share.
        self.favourite = random.choice([None, None, "nest", "nests", "probe", "items"])
        self.variables, self.operation_name, self.aliases = {}, None, 0
        # Nullable variables with a default, used where null is not allowed.
        self.optional = set()
        self.query = self.document()

    def fault(self, rate=None):
        return self.is_faulty and self.random.random() < (rate or self.rate)

    # Values

    def literal(self, kind, depth=0, const=False):
        if self.fault():
            return self.random.choice(BROKEN_LITERALS)
        if not const and self.random.random() < 0.25:
            return "$" + self.variable(kind, depth)
        if is_non_null_type(kind):
            return self.present(kind.of_type, depth, const)
        return "null" if self.random.random() < 0.1 else self.present(kind, depth, const)

    def variable(self, kind, depth):
        r = self.random
        if is_non_null_type(kind) and r.random() < 0.3:
            return self.optional_variable(kind.of_type, depth)
        if r.random() < 0.3 and (not is_non_null_type(kind) or self.is_faulty):
            kind = kind.of_type if is_non_null_type(kind) else GraphQLNonNull(kind)
        if self.fault(0.1):
            kind = r.choice([GraphQLInt, GraphQLString, GraphQLNonNull(GraphQLID), GraphQLList(GraphQLInt)])
        for name, (known, _) in self.declared.items():
            if str(known) == str(kind) and r.random() < 0.6:
                return name
        name = f"v{len(self.declared)}"
        self.declared[name] = (kind, f" = {self.literal(kind, depth + 1, True)}" if r.random() < 0.3 else "")
        return name

    def optional_variable(self, kind, depth):
        """One whose default lets it stand where null is not allowed; null can still be given for it."""
        for name in sorted(self.optional & set(self.declared)):
            if str(self.declared[name][0]) == str(kind) and self.random.random() < 0.6:
                return name
        name = f"v{len(self.declared)}"
        self.declared[name] = (kind, f" = {self.present(kind, depth + 1, True)}")
        self.optional.add(name)
        return name

    def present(self, kind, depth, const):
        r = self.random
        if is_list_type(kind):
            if r.random() < 0.25:
                return self.literal(kind.of_type, depth + 1, const)
            return "[" + ", ".join(self.literal(kind.of_type, depth + 1, const) for _ in range(r.randint(0, 3))) + "]"
        if is_enum_type(kind):
            return r.choice(list(kind.values))
        if is_input_object_type(kind):
            fields = [f"{name}: {self.literal(field.type, depth + 1, const)}" for name, field in self.input_fields(kind, depth)]
            if fields and self.fault():
                fields.append(r.choice(fields))
            if self.fault():
                fields.append("zork: 1")
            return "{" + ", ".join(fields) + "}"
        inner = "1" if const else None
        return {
            "Int": lambda: str(r.randint(-5, 99)),
            "Float": lambda: r.choice(["1", "1.5", "-2e3", "0.1"]),
            "String": lambda: r.choice(['"s"', '""', '"""b"""', '"é"', r'"\u00e9\n\"\u{1F389}"', '"""\n  a\n    b\n"""']),
            "Boolean": lambda: r.choice(["true", "false"]),
            "ID": lambda: r.choice(['"i"', "7", '"p0"', '"0"']),
            "DateTime": lambda: r.choice(['"d"', "{a: [1]}"]),
            "JSON": lambda: r.choice(["1", '[1, {a: "x"}]', "{b: null}", "FOO", f"[{inner or self.literal(GraphQLInt, depth + 1)}]",
                                      f"{{a: {inner or self.literal(GraphQLInt, depth + 1)}}}"]),
        }[kind.name]()

    def input_fields(self, kind, depth):
        r, fields = self.random, list(kind.fields.items())
        if kind.is_one_of:
            return [r.choice(fields)] if not self.fault(0.1) else r.sample(fields, r.randint(0, 2))
        chosen = [(n, f) for n, f in fields if (is_required_input_field(f) and not self.fault(0.05)) or (depth < 3 and r.random() < 0.35)]
        r.shuffle(chosen)
        return [(n, f) for n, f in chosen if depth <= 3 or not is_input_object_type(get_named_type(f.type))]

    def value(self, kind, depth=0):
        """A value of a variable, as JSON has it."""
        r = self.random
        if self.fault(0.04):
            return r.choice(BROKEN_VALUES)
        if is_non_null_type(kind):
            kind = kind.of_type
        elif r.random() < 0.1:
            return None
        if is_list_type(kind):
            if r.random() < 0.2:
                return self.value(kind.of_type, depth + 1)
            return [self.value(kind.of_type, depth + 1) for _ in range(r.randint(0, 3))]
        if is_enum_type(kind):
            return r.choice(list(kind.values))
        if is_input_object_type(kind):
            value = {name: self.value(field.type, depth + 1) for name, field in self.input_fields(kind, depth)}
            if self.fault():
                value["zork"] = 1
            return value
        return {
            "Int": lambda: r.choice([0, 7, -3, 2147483647, 3.0]),
            "Float": lambda: r.choice([1, 1.5, -2000.0, 0]),
            "String": lambda: r.choice(["s", "", "é\"\\\n\u0001🎉"]),
            "Boolean": lambda: r.random() < 0.5,
            "ID": lambda: r.choice(["i", 7, "p1", "1"]),
        }.get(getattr(kind, "name", ""), lambda: r.choice([1, "x", [1, {"a": None}], {"b": {"c": 2.5}}, True]))()

    # Selections

    def arguments(self, arguments):
        r = self.random
        out = [f"{n}: {self.literal(a.type)}" for n, a in arguments.items() if (is_required_argument(a) and not self.fault(0.04)) or r.random() < 0.4]
        if self.fault(0.02):
            out.append("zork: 1")
        if out and self.fault(0.02):
            out.append(r.choice(out))
        r.shuffle(out)
        return "(" + ", ".join(out) + ")" if out else ""

    def directives(self, place):
        r, out = self.random, ""
        if r.random() < 0.12 and place in ("FIELD", "INLINE_FRAGMENT", "FRAGMENT_SPREAD"):
            out += f" @{r.choice(['skip', 'include'])}(if: {self.literal(GraphQLNonNull(GraphQLBoolean))})"
        if r.random() < 0.08:
            out += " @trace" + r.choice(["", '(label: "x")'])
        return out + r.choice(BROKEN_DIRECTIVES) if self.fault() else out

    def condition(self, kind):
        """A type that a fragment within `kind` may be on."""
        r = self.random
        if is_abstract_type(kind):
            condition = r.choice([*self.schema.get_possible_types(kind), kind])
        else:
            wider = [t for t in self.schema.type_map.values() if is_abstract_type(t) and self.schema.is_sub_type(t, kind)]
            condition = r.choice(wider) if wider and r.random() < 0.4 else kind
        return self.schema.type_map[r.choice(["User", "Query", "Probe", "Post", "FeedItem", "PhotoPost"])] if self.fault(0.1) else condition

    def selection(self, kind, depth):
        return "{ " + " ".join(self.selected(kind, depth) for _ in range(self.random.randint(1, 4))) + " }"

    def selected(self, kind, depth):
        r, x = self.random, self.random.random()
        self.budget -= 1
        if self.fault(0.02):
            return r.choice(BROKEN_SELECTIONS)
        if kind.name == "Query" and x > 0.97:
            return self.introspection()
        if x < 0.12 and depth < 6:
            condition = self.condition(kind)
            written = f" on {condition.name}" if r.random() < 0.8 or condition is not kind else ""
            return f"...{written}{self.directives('INLINE_FRAGMENT')} {self.selection(condition, depth + 1)}"
        if x < 0.24 and depth < 6:
            return f"...{self.fragment(kind, depth)}{self.directives('FRAGMENT_SPREAD')}"
        if is_union_type(kind):
            return r.choice(["__typename", "x: __typename"])
        return self.field(kind, depth)

    def fragment(self, kind, depth):
        condition, r = self.condition(kind), self.random
        # One that is not written yet is around this place: spreading it would make a cycle.
        known = [n for n, (t, text) in self.fragments.items() if t == condition.name and (text or self.fault())]
        if known and r.random() < 0.6:
            return r.choice(known)
        name = f"F{len(self.fragments)}"
        self.fragments[name] = (condition.name, "")
        self.fragments[name] = (condition.name, self.selection(condition, depth + 1))
        return name

    def field(self, kind, depth):
        r, names = self.random, list(kind.fields)
        # The first names of a type are met more often, so that fields of one name meet.
        name = r.choice(names) if r.random() < 0.7 else r.choice(names[:3])
        if self.favourite in kind.fields and r.random() < 0.5:
            name = self.favourite
        field = kind.fields[name]
        named = get_named_type(field.type)
        arguments = self.arguments(field.args)
        alias = r.choice(["a", "b", "c", "id", "name", "x", "tag", "ratio"]) + ": " if r.random() < self.alias_rate else ""
        if arguments and not alias and r.random() < 0.9:
            # Fields of one name with different arguments cannot be merged.
            self.aliases += 1
            alias = f"{name}{self.aliases}: "
        below = ""
        if is_composite_type(named):
            below = " { __typename }" if depth >= 6 or self.budget < 0 else " " + self.selection(named, depth + 1)
            below = "" if self.fault(0.02) else below
        elif self.fault(0.02):
            below = " { id }"
        return alias + name + arguments + self.directives("FIELD") + below

    def introspection(self):
        r = self.random
        if r.random() < 0.4:
            return r.choice(INTROSPECTION)
        names = [n for n in self.schema.type_map if not n.startswith("__")] + ["Nope", "String", "Boolean"]
        # One type, once: several would be merged.
        return f'__type(name: "{r.choice(names)}") {{ name {" ".join({f.split("(")[0].split(" ")[0]: f for f in r.sample(TYPE_FIELDS, 3)}.values())} }}'

    # Documents

    def document(self):
        r, definitions = self.random, []
        count = 1 if r.random() < 0.85 else r.randint(2, 3)
        for index in range(count):
            self.declared, self.optional = {}, set()
            definitions.append(self.operation(index, count))
        for name, (condition, selection) in self.fragments.items():
            definitions.append(f"fragment {name} on {condition}{self.directives('X')} {selection}")
        if self.fault(0.05):
            definitions.append("fragment F0 on Query { hello }")
        if self.fault(0.05):
            definitions.append("fragment Cyc on Query { ...Cyc2 hello } fragment Cyc2 on Query { probe { self { int } } ...Cyc ...Cyc2 }")
        if self.fault(0.03):
            definitions.append("type Foo { a: Int }")
        if r.random() < 0.3:
            r.shuffle(definitions)
        query = "\n".join(definitions)
        return self.with_broken_tokens(query) if self.is_faulty and r.random() < 0.2 else query

    def operation(self, index, count):
        r = self.random
        kind = r.choices(["query", "mutation", "subscription"], [8, 1.5, 1])[0]
        root = {"query": self.schema.query_type, "mutation": self.schema.mutation_type, "subscription": self.schema.subscription_type}[kind]
        if kind == "subscription" and not self.fault(0.3):
            name = r.choice(list(root.fields))
            named = get_named_type(root.fields[name].type)
            below = " " + self.selection(named, 1) if is_composite_type(named) else ""
            selection = "{ " + name + self.arguments(root.fields[name].args) + below + " }"
        else:
            selection = self.selection(root, 0)
        declared = dict(self.declared)
        if self.fault(0.05):
            declared["unused"] = (r.choice(["Int", "User", "Zork", "[Int!]!"]), r.choice([" = 1", ""]))
        if declared and self.fault(0.05):
            declared.pop(r.choice(list(declared)))
        for name, (type_, default) in declared.items():
            is_absent = r.random() < 0.25 and (default or not is_non_null_type(type_) or self.fault(0.2))
            if not isinstance(type_, str) and not is_absent:
                self.variables[name] = None if name in self.optional and r.random() < 0.4 else self.value(type_)
        written = [f"${name}: {type_}{default}" for name, (type_, default) in declared.items()]
        if written and self.fault():
            written.append(r.choice(written))
        name = "" if (count == 1 and r.random() < 0.5) or self.fault(0.1) else "ABCDE"[index if not self.fault() else 0]
        if name and (count > 1 or r.random() < 0.3):
            self.operation_name = name if not self.fault() else "Nope"
        variables = f"({', '.join(written)})" if written else ""
        return f"{kind} {name}{variables}{self.directives('X')} {selection}"

    def with_broken_tokens(self, query):
        r, tokens = self.random, re.findall(r'"""[^"]*"""|"[^"]*"|\.\.\.|[\w$@]+|\s+|.', query)
        for _ in range(r.randint(1, 2)):
            index, x = r.randrange(len(tokens)), r.random()
            if x < 0.3 and len(tokens) > 1:
                del tokens[index]
            elif x < 0.6:
                tokens[index] = r.choice(tokens)
            else:
                tokens.insert(index, r.choice(tokens))
        return "".join(tokens)
