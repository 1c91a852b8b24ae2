/**
 * `diagref mcp`: a local MCP server on standard input and output, with the catalog of this package.
 *
 * Standard output carries the protocol and nothing else; it ends when its standard input does.
 */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCatalog } from '../../catalog/catalog.ts'
import { baseUrlOf } from '../client/address.ts'
import type { Run } from '../commands.ts'
import { createLocalServer } from '../mcp/server.ts'
import { say } from '../output.ts'
import { packageVersion } from '../package.ts'
import { wordsOf } from '../problem.ts'
import { loadRecipes } from '../service.ts'
import { harmless } from '../terminal.ts'

const report = (error: unknown): void => say(harmless(wordsOf(error)))

export const run: Run = async ({ values }) => {
  const source = { catalog: createCatalog(await loadRecipes()), baseUrl: baseUrlOf(values), onFault: report }
  const version = packageVersion()
  serveStdio(() => createLocalServer(source, version), { onerror: report })
  if (process.stdin.isTTY) say('speaking the Model Context Protocol on standard input and output; stop with Ctrl-D')
}
