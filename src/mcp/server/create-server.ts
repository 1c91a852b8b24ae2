/**
 * The MCP server: three tools, resources, a prompt and instructions, ready to be connected to a transport.
 *
 * Building one is cheap: everything that does not depend on the catalog is built once per process.
 */
import { McpServer, type McpServerOptions } from '@modelcontextprotocol/server'
import { apiVersion } from '../../http/service.ts'
import { capabilities, handshakeVersions, iconsOf, identity, localHalf, type McpContext } from './context.ts'
import { registerPrompt } from './prompt.ts'
import { registerTools } from './register-tools.ts'
import { registerResources } from './resources.ts'

/** Builds a server for one connection, or over HTTP for one request. */
export function createMcpServer(context: McpContext): McpServer {
  const server = new McpServer(serverInfo(context), options)
  registerTools(server, context)
  registerResources(server, context)
  registerPrompt(server, context)
  return server
}

/** How the server identifies itself to a client. */
export const serverInfo = (context: McpContext) => ({
  ...identity,
  version: apiVersion,
  websiteUrl: context.baseUrl,
  icons: iconsOf(context),
})

/** The instructions that a model gets before it sees a tool. */
const instructions = `A reference of technical diagrams. Each recipe is one kind of diagram with real content, as an editable scene (JSON) and as SVG.

Before you draw a technical diagram, look for a recipe: list_diagrams with a few nouns, compare useWhen and avoidWhen, then get_diagram for one id. With include "data" you get sample data and its JSON Schema: replace the data with your subject's, and the diagram is drawn from it without coordinates: by the program below, or by the link editLink in the reader's browser. render_diagram shows a recipe as it is. Scores are editorial judgments.

Everything here is read-only and free, without sign-up, and only the catalog's own recipes are drawn. ${localHalf}`

const hour = 3_600_000

const forAll = { ttlMs: hour, cacheScope: 'public' } as const

const options: McpServerOptions = {
  instructions,
  // The library adds the newest revision where it serves it.
  supportedProtocolVersions: [...handshakeVersions],
  capabilities,
  cacheHints: {
    'server/discover': forAll,
    'tools/list': forAll,
    'resources/list': forAll,
    'resources/templates/list': forAll,
    'resources/read': forAll,
    'prompts/list': forAll,
  },
}
