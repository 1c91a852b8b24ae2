/**
 * `diagref mcp`: a local MCP server on standard input and output, with the catalog of this package.
 *
 * Standard output carries the protocol and nothing else; it ends when its standard input does.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCatalog } from '../../catalog/catalog.ts'
import { errorMessage } from '../cli-error.ts'
import { baseUrlOf } from '../client/address.ts'
import type { Call } from '../command.ts'
import { createLocalServer, localToolNames } from '../mcp/server.ts'
import { createStdio } from '../mcp/stdio.ts'
import { logMessage } from '../output.ts'
import { loadRecipes } from '../service.ts'
import { stripControls } from '../terminal.ts'

export async function run({ values }: Call): Promise<number | void> {
  const context = { catalog: createCatalog(await loadRecipes()), baseUrl: baseUrlOf(values), onInternalError: report }
  serveStdio(() => createLocalServer(context), { transport: createStdio(localToolNames), onerror: report })
  if (process.stdin.isTTY)
    logMessage('speaking the Model Context Protocol on standard input and output; stop with Ctrl-D')
}

const report = (error: unknown): void => logMessage(stripControls(errorMessage(error)))
