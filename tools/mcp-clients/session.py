"""Works through a server with the Python SDK: search, data, drawing where the server draws, prompts, resources, and a
tool that is not there. Arguments: the mode, then the URL, or the program with its arguments."""
import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters

mode, *target = sys.argv[1:]


def text_of(result):
    return result.content[0].text


async def main():
    server = target[0] if target[0].startswith("http") else StdioServerParameters(command=target[0], args=target[1:])
    async with Client(server, mode=mode) as client:
        tools = [tool.name for tool in (await client.list_tools()).tools]
        found = await client.call_tool("list_diagrams", {"query": "what breaks if this one fails"})
        recipe = found.structured_content["items"][0]["id"]
        assert recipe == "service-dependency-map", recipe
        got = await client.call_tool("get_diagram", {"id": recipe, "include": "data"})
        if "draw_diagram" in tools:
            drawn = await client.call_tool("draw_diagram", {"id": recipe, "data": got.structured_content["data"]})
            assert [block.type for block in drawn.content] == ["text", "image"], drawn
        else:
            assert "<svg" in (await client.call_tool("render_diagram", {"id": recipe})).content[1].text
        wrong = await client.call_tool("get_diagram", {"id": "service-dependancy-map"})
        assert wrong.is_error and recipe in text_of(wrong), wrong
        prompt = await client.get_prompt("adapt_diagram", {"subject": "Our queue"})
        assert "Our queue" in prompt.messages[0].content.text
        resource = await client.read_resource(f"diagram://{recipe}/scene")
        assert json.loads(resource.contents[0].text)["version"] == 1
        try:
            await client.call_tool("nope", {})
            raise AssertionError("an unknown tool was called")
        except MCPError as error:
            assert "list_diagrams" in str(error), error
        print(f"{len(tools)} tools, {client.protocol_version}")


asyncio.run(main())
