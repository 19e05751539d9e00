"""What graphql-core answers to a request over static data, in the form of the harness (README.md)."""
import asyncio
import json
import sys
import warnings

from graphql import GraphQLError, GraphQLSyntaxError, Undefined, build_schema, execute, parse, subscribe, validate
from graphql.language import OperationType
from graphql.type import is_list_type, is_non_null_type
from graphql.utilities import get_operation_ast

# Python tells of each coroutine that graphql-core gives up beneath a null.
warnings.filterwarnings("ignore", "coroutine .* was never awaited", RuntimeWarning)
sys.unraisablehook = lambda _: None


class Data:
    """The data of one request: what its objects stand for, and its counters."""

    def __init__(self, data):
        self.data, self.counters = data, {}

    def root(self, kind):
        return self.data.get(kind) or {}

    def resolve(self, value, arguments, lists):
        """The value that a member stands for, in `lists` more lists."""
        if isinstance(value, list) and lists > 0:
            return [self.resolve(item, arguments, lists - 1) for item in value]
        if not isinstance(value, dict):
            return value
        if isinstance(value.get("$ref"), str):
            return self.resolve(self.data["objects"].get(value["$ref"]), arguments, lists)
        if isinstance(value.get("$error"), str):
            return GraphQLError(value["$error"], extensions=value.get("extensions"))
        if value.get("$args") is True:
            return keys_sorted(defined(arguments))
        if "$arg" in value:
            return defined(arguments).get(value["$arg"])
        if "$select" in value:
            select, argument = value["$select"], arguments.get(value["$select"]["arg"])
            key = argument if isinstance(argument, str) else json.dumps(argument)
            return self.resolve(select["from"].get(key, select.get("default")), arguments, lists)
        if "$counter" in value:
            self.counters[value["$counter"]] = self.counters.get(value["$counter"], 0) + 1
            return self.counters[value["$counter"]]
        if "$async" in value:
            return self.later(value, arguments, lists)
        return value

    async def later(self, value, arguments, lists):
        await asyncio.sleep(value.get("delayMs", 0) / 1000)
        found = self.resolve(value["$async"], arguments, lists)
        while asyncio.iscoroutine(found):
            found = await found
        return found

    def field(self, parent, info, **arguments):
        lists, kind = 0, info.return_type
        while is_list_type(kind) or is_non_null_type(kind):
            lists += is_list_type(kind)
            kind = kind.of_type
        return self.resolve(parent.get(info.field_name), arguments, lists)

    def events(self, parent, info, **arguments):
        value = parent.get(info.field_name)
        if isinstance(value, dict) and "$stream" in value:
            async def stream():
                for event in value["$stream"]:
                    yield event
            return stream()
        return self.field(parent, info, **arguments)


def keys_sorted(value):
    if isinstance(value, dict):
        return {k: keys_sorted(value[k]) for k in sorted(value)}
    return [keys_sorted(v) for v in value] if isinstance(value, list) else value


def defined(value):
    """Without what graphql-core has in place of absent variables: null in a list, nothing in an object."""
    if isinstance(value, dict):
        return {k: defined(v) for k, v in value.items() if v is not Undefined}
    if isinstance(value, (list, tuple)):
        return [None if v is Undefined else defined(v) for v in value]
    return value


def type_name(value, info, abstract):
    return value.get("__typename") if isinstance(value, dict) else None


class Oracle:
    def __init__(self, sdl):
        self.schema = build_schema(sdl)

    def errors(self, query):
        """What is wrong with a document: the phase, and the errors."""
        try:
            document = parse(query)
        except GraphQLSyntaxError as error:
            return "syntax", [error], None
        except RecursionError:
            return "depth", [], None
        return "validation", validate(self.schema, document), document

    def answer(self, document, data, variables=None, operation_name=None):
        return asyncio.run(self.execute(document, Data(data), variables, operation_name))

    async def execute(self, document, data, variables, operation_name):
        operation = get_operation_ast(document, operation_name)
        kind = operation.operation if operation else OperationType.QUERY
        arguments = dict(
            root_value=data.root(kind.value), variable_values=variables, operation_name=operation_name,
            field_resolver=data.field, type_resolver=type_name,
        )
        if kind == OperationType.SUBSCRIPTION:
            result = subscribe(self.schema, document, subscribe_field_resolver=data.events, **arguments)
            if asyncio.iscoroutine(result):
                result = await result
            if hasattr(result, "__aiter__"):
                return {"stream": [response(event) async for event in result]}
            return {"response": {"errors": [e.formatted for e in result.errors]}}
        result = execute(self.schema, document, **arguments)
        if asyncio.iscoroutine(result):
            result = await result
        return {"response": response(result)}


def response(result):
    """An execution result as clients see it: what failed before it was executed has no data."""
    errors = [error.formatted for error in result.errors or []]
    if result.data is None and errors and all("path" not in error and not is_of_condition(error) for error in errors):
        return {"errors": errors}
    return {"data": result.data, **({"errors": errors} if errors else {})}


def is_of_condition(error):
    """Whether the condition of a selection of the operation is null, which shows when it is executed: its data is null."""
    return error["message"].startswith("Argument 'if' ")
