/**
 * The local MCP server: what the service's server offers, and besides it the means to draw and check scenes of
 * one's own. A model can go round: adapt, check, look.
 */
import { McpServer, type McpServerOptions } from '@modelcontextprotocol/server'
import { capabilities, handshakeVersions, identity, type McpContext } from '../../mcp/server/context.ts'
import { registerTools } from '../../mcp/server/register-tools.ts'
import { registerResources } from '../../mcp/server/resources.ts'
import { registerCheckScene } from './check-scene.ts'
import { registerLocalPrompt } from './prompt.ts'
import { registerRenderScene } from './render-scene.ts'

/** Builds the server for one connection. */
export function createLocalServer(context: McpContext, version: string): McpServer {
  const server = new McpServer({ ...identity, version }, options)
  registerTools(server, context)
  registerCheckScene(server, context)
  registerRenderScene(server, context)
  registerResources(server, context)
  registerLocalPrompt(server)
  return server
}

const instructions = `A reference of technical diagrams, on this machine. Each recipe is one kind of diagram, drawn well with real content, as an editable scene (JSON) and as SVG.

Before you draw a technical diagram, look for a recipe: list_diagrams with a few nouns, compare useWhen and avoidWhen, get_diagram for one id. Change its labels and coordinates to your subject, call check_scene and fix what it finds, call render_scene and look at the picture; go round until both are good. render_diagram shows a recipe as it is.`

const options: McpServerOptions = {
  instructions,
  supportedProtocolVersions: [...handshakeVersions],
  capabilities,
}
