/**
 * The three tools on an MCP server, whatever transport it is connected to.
 */
import type { McpContext } from './context.ts'
import { registerGetDiagram } from './get-diagram.ts'
import { registerListDiagrams } from './list-diagrams.ts'
import { registerRenderDiagram } from './render-diagram.ts'
import type { ToolRegistry } from './tool.ts'

/** Registers them in the order in which a model uses them, which is that of `tools/list`. */
export function registerTools(server: ToolRegistry, context: McpContext): void {
  registerListDiagrams(server, context)
  registerGetDiagram(server, context)
  registerRenderDiagram(server, context)
}
