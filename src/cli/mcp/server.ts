/**
 * The local MCP server: what the service's server offers, and besides it the means to draw and check scenes of
 * one's own. A model can go round: adapt, check, look.
 */
import { McpServer, type McpServerOptions } from '@modelcontextprotocol/server'
import { registerResources } from '../../mcp/resources.ts'
import { capabilities, handshakeVersions, identity, type McpSource } from '../../mcp/source.ts'
import { registerTools } from '../../mcp/tools/register-tools.ts'
import { registerCheckScene } from './check-scene.ts'
import { registerLocalPrompt } from './prompt.ts'
import { registerRenderScene } from './render-scene.ts'

const instructions = `A reference of technical diagrams, on this machine. Each recipe is one kind of diagram, drawn well with real content, as an editable scene (JSON) and as SVG.

Before you draw a technical diagram, look for a recipe: list_diagrams with a few nouns, compare useWhen and avoidWhen, get_diagram for one id. Change its labels and coordinates to your subject, call check_scene and mend what it finds, call render_scene and look at the picture; go round until both are good. render_diagram shows a recipe as it is.`

const options: McpServerOptions = {
  instructions,
  supportedProtocolVersions: [...handshakeVersions],
  capabilities,
}

/** Builds the server for one connection. */
export const createLocalServer = (source: McpSource, version: string): McpServer => {
  const server = new McpServer({ ...identity, version }, options)
  registerTools(server, source)
  registerCheckScene(server, source)
  registerRenderScene(server, source)
  registerResources(server, source)
  registerLocalPrompt(server)
  return server
}
