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
import { createLocalServer } from '../mcp/server.ts'
import { logMessage } from '../output.ts'
import { packageVersion } from '../package.ts'
import { loadRecipes } from '../service.ts'
import { stripControls } from '../terminal.ts'

export async function run({ values }: Call): Promise<number | void> {
  const context = { catalog: createCatalog(await loadRecipes()), baseUrl: baseUrlOf(values), onInternalError: report }
  const version = packageVersion()
  serveStdio(() => createLocalServer(context, version), { onerror: report })
  if (process.stdin.isTTY)
    logMessage('speaking the Model Context Protocol on standard input and output; stop with Ctrl-D')
}

const report = (error: unknown): void => logMessage(stripControls(errorMessage(error)))
