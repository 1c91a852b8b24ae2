/**
 * `diagref mcp`: a local MCP server on standard input and output, with the catalog of this package.
 *
 * Standard output carries the protocol and nothing else; it ends when its standard input does.
 */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createCatalog } from '../../catalog/catalog.ts'
import { isObject } from '../../scene/json.ts'
import { CliError, errorMessage } from '../cli-error.ts'
import { baseUrlOf } from '../client/address.ts'
import type { Call } from '../command.ts'
import { createLocalServer, localToolNames } from '../mcp/server.ts'
import { createStdio } from '../mcp/stdio.ts'
import { logMessage } from '../output.ts'
import { loadRecipes } from '../packaged/service.ts'
import { stripControls } from '../terminal.ts'
import { textOf, type Values } from '../values.ts'

export async function run({ values }: Call): Promise<number | void> {
  const context = { catalog: createCatalog(await loadRecipes()), baseUrl: baseUrlOf(values), onInternalError: report }
  const folder = folderOf(values)
  serveStdio(() => createLocalServer(context, folder), {
    transport: createStdio(localToolNames),
    onerror: reportUnanswered,
  })
  if (process.stdin.isTTY)
    logMessage('speaking the Model Context Protocol on standard input and output; stop with Ctrl-D')
}

/** The folder that was named, which must exist: a client that starts the program shows the message. */
const folderOf = (values: Values): string | undefined => {
  const named = textOf(values, 'folder')
  if (named === undefined) return undefined
  const folder = resolve(named)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(`${stripControls(named)} is not a folder; name one that exists with --folder.`)
  return folder
}

const report = (error: unknown): void => logMessage(stripControls(errorMessage(error)))

/** An error with a code of JSON-RPC was the answer to its request; printed, it would be said twice. */
const reportUnanswered = (error: unknown): void => {
  if (!(isObject(error) && typeof error['code'] === 'number')) report(error)
}
