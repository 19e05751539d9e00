"""Random data for the type `Nest`: what is null, fails and waits, and how long, is drawn."""


def nest(random, fields, depth=0):
    """An object of the type. `fields` says which GraphQL type each of its fields has."""
    return {"__typename": "Nest", **{name: member(random, str(type_), name, depth, fields) for name, type_ in fields.items()}}


def member(random, type_, name, depth, fields):
    x = random.random()
    is_non_null = type_.endswith("!")
    # Most that must not be null is not, or hardly anything would be left.
    rate = 0.25 if is_non_null else 1
    if x < 0.08 * rate:
        value = None
    elif x < 0.16 * rate:
        value = {"$error": f"{name} at depth {depth}", **({"extensions": {"code": name}} if random.random() < 0.2 else {})}
    elif x < 0.18 * rate:
        value = random.choice(unfit(type_.rstrip("!")))
    else:
        value = present(random, type_.rstrip("!"), name, depth, fields)
    if random.random() < 0.25:
        value = {"$async": value, "delayMs": random.choice([0, 0, 0, 1, 2])}
        if random.random() < 0.1:
            value = {"$async": value}
    return value


def present(random, type_, name, depth, fields):
    if type_.startswith("["):
        return [member(random, type_[1:-1], name, depth, fields) for _ in range(random.randint(0, 3))]
    if type_ == "Nest":
        return nest(random, fields, depth + 1) if depth < 2 else {"__typename": "Nest", "name": "end", "nn": "end"}
    return random.randint(0, 9) if type_ == "Int" else f"{name}-{depth}"


def unfit(type_):
    """Values that are not of the type, or become so by coercion; what is no object is not asked for fields."""
    if type_ == "Nest":
        return [None]
    return [5, "text", True] if type_.startswith("[") else [[1, 2], {"x": 1}, 5, "text", True, 1.5, 2.0]
