/**
 * The three tools on an MCP server, whatever transport it is connected to.
 */
import type { McpServer } from '@modelcontextprotocol/server'
import type { McpSource } from '../source.ts'
import { registerGetDiagram } from './get-diagram.ts'
import { registerListDiagrams } from './list-diagrams.ts'
import { registerRenderDiagram } from './render-diagram.ts'

/** Registers them in the order in which a model uses them; `tools/list` keeps it. */
export const registerTools = (server: McpServer, source: McpSource): void => {
  registerListDiagrams(server, source)
  registerGetDiagram(server, source)
  registerRenderDiagram(server, source)
}
