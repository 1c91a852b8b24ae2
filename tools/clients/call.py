"""Calls every operation of the generated client, and reads the elements of a scene as their types."""
import sys
from diagref_client import Client
from diagref_client.api.data import get_data_schema, get_sample_data
from diagref_client.api.diagrams import get_diagram, get_diagram_scene, list_diagrams, render_diagram
from diagref_client.api.discovery import get_api_discovery

client = Client(base_url=sys.argv[1], raise_on_unexpected_status=True)
recipe = "c4-container"

assert get_api_discovery.sync(client=client).authentication == "none"
assert [each.id for each in list_diagrams.sync(client=client, q="what breaks if this one fails").recipes][0] == "service-dependency-map"
assert get_diagram.sync(recipe, client=client).status == "baseline"
scene = get_diagram_scene.sync(recipe, client=client)
kinds = {type(element).__name__ for element in scene.elements}
assert {"BoxElement", "TextElement", "PathElement"} <= kinds, kinds
assert render_diagram.sync_detailed(recipe, client=client).status_code == 200
assert get_sample_data.sync(recipe, client=client).title
assert get_data_schema.sync_detailed(recipe, client=client).status_code == 200
assert get_diagram.sync_detailed("nope", client=client).parsed.error.code == "unknown_diagram"
print("python: 7 operations")
