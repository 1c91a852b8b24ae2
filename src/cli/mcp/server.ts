/**
 * The local MCP server: what the service's server offers, plus tools to draw and check scenes, so that a model can
 * adapt, check, look, and start over.
 */
import { McpServer, type McpServerOptions } from '@modelcontextprotocol/server'
import { apiVersion } from '../../http/service.ts'
import { capabilities, handshakeVersions, iconsOf, identity, type McpContext } from '../../mcp/server/context.ts'
import { registerTools } from '../../mcp/server/register-tools.ts'
import { registerResources } from '../../mcp/server/resources.ts'
import { toolNames } from '../../mcp/server/tool.ts'
import { markSvg } from '../../render/mark.ts'
import { registerCheckScene } from './check-scene.ts'
import { registerDrawDiagram } from './draw-diagram.ts'
import { registerEditScene } from './edit-scene.ts'
import { createLocalFiles } from './local-file.ts'
import { registerMeasureText } from './measure-text.ts'
import { registerLocalPrompt } from './prompt.ts'
import { registerRenderScene } from './render-scene.ts'

/** The names of all tools, in the order they are listed. */
export const localToolNames = [
  ...toolNames,
  'draw_diagram',
  'check_scene',
  'render_scene',
  'edit_scene',
  'measure_text',
] as const

/** Builds the server for one connection; files are below `folder`, that of the process if none is given. */
export function createLocalServer(service: McpContext, folder?: string): McpServer {
  const server = new McpServer({ ...identity, version: apiVersion, icons: iconsOf({ ...service, icon }) }, options)
  const context = { ...service, icon, files: createLocalFiles(() => rootsOf(server), folder) }
  registerTools(server, context)
  registerDrawDiagram(server, context)
  registerCheckScene(server, context)
  registerRenderScene(server, context)
  registerEditScene(server, context)
  registerMeasureText(server, context)
  registerResources(server, context)
  registerLocalPrompt(server)
  return server
}

/** The roots of the client, as URIs; none if it has none, or does not answer. */
const rootsOf = async ({ server }: McpServer): Promise<string[]> => {
  if (server.getClientCapabilities()?.roots === undefined) return []
  try {
    const { roots } = await server.listRoots(undefined, { timeout: patience })
    return roots.map(({ uri }) => uri)
  } catch {
    return []
  }
}

/** How long a client may take to name its roots, in milliseconds. */
const patience = 2_000

/** Inlined, because no service may be running. */
const icon = `data:image/svg+xml;base64,${Buffer.from(markSvg()).toString('base64')}`

const instructions = `A reference of technical diagrams, on this machine. Each recipe is one kind of diagram, drawn well with real content, as an editable scene (JSON) and as SVG.

Before you draw a technical diagram, look for a recipe: list_diagrams with a few nouns, compare useWhen and avoidWhen. get_diagram with include "data" returns the sample data of one id and its JSON Schema: write data for your subject, call draw_diagram, fix the fields it names, look at the diagram, then write it with output. A reader without this program gets a link: editLink of get_diagram, followed by the data. Only if data cannot express it, use the scene: edit_scene, check_scene, render_scene. In a shell, diagref draw and diagref check do the same. render_diagram shows a recipe as it is.`

const options: McpServerOptions = {
  instructions,
  supportedProtocolVersions: [...handshakeVersions],
  capabilities,
}
