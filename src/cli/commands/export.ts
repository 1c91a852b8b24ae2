/**
 * `diagref export DIR`: every response of the service as a file, all or nothing.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { type App, createApp } from '../../app/create-app.ts'
import { createCatalog } from '../../catalog/catalog.ts'
import { CliError, errorCode, errorMessage, usageError } from '../cli-error.ts'
import { readAddress } from '../client/address.ts'
import type { Call } from '../command.ts'
import { caddyFiles } from '../export/caddy.ts'
import { compressedFiles } from '../export/compressed-files.ts'
import { crawl } from '../export/crawl.ts'
import { headersFile, redirectsFile } from '../export/host-files.ts'
import { apiTargets, siteTargets } from '../export/layout.ts'
import { nginxFile, nginxHeadersFile } from '../export/nginx.ts'
import { replyTable } from '../export/reply-table.ts'
import { logMessage, warn } from '../output.ts'
import { loadRecipes, loadSite } from '../packaged/service.ts'
import { stripControls } from '../terminal.ts'
import { textOf } from '../values.ts'

export async function run({ operands, values }: Call): Promise<number | void> {
  const address = textOf(values, 'base-url')
  if (address === undefined) {
    throw usageError('export needs --base-url URL, the URL the files will be served at: they contain absolute URLs.')
  }
  const folder = resolve(operands[0]!)
  if (entriesOf(folder).length > 0)
    throw new CliError(
      `${stripControls(operands[0]!)} is not empty; name a new folder, so that nothing old stays in it.`,
    )
  const files = await makeFiles(readAddress(address, '--base-url'))
  writeAll(folder, files)
  logMessage(`${files.size} files written to ${stripControls(operands[0]!)}`)
}

const entriesOf = (folder: string): string[] => {
  try {
    return existsSync(folder) ? readdirSync(folder) : []
  } catch (error) {
    const why = errorCode(error) === 'ENOTDIR' ? 'it is a file' : errorMessage(error)
    throw new CliError(`${stripControls(folder)} cannot be written to: ${why}.`)
  }
}

const makeFiles = async (baseUrl: string): Promise<Files> => {
  const rethrow = (error: unknown): never => {
    throw error instanceof Error ? error : new Error(String(error))
  }
  const catalog = createCatalog(await loadRecipes())
  const app = createApp({ catalog, site: await loadSite(), baseUrl, onInternalError: rethrow })
  const targets = apiTargets(catalog.recipes)
  const { pages, missing } = await crawl(app, targets, siteTargets)
  for (const { address, from } of missing) warn(`${from} links to ${address}, which does not exist`)
  const table = replyTable(pages, app.service.baseUrl)
  return new Map<string, string | Uint8Array>([
    ['404.html', await missingPage(app)],
    ...pages.flatMap(compressedFiles),
    ['_headers', headersFile(pages)],
    ['_redirects', redirectsFile()],
    ['_nginx.conf', nginxFile(table)],
    ['_nginx-headers.conf', nginxHeadersFile()],
    ...caddyFiles(table),
  ])
}

type Files = ReadonlyMap<string, string | Uint8Array>

/** The page for unknown URLs at any depth: the service's own, with absolute links. */
const missingPage = async (app: App): Promise<string> => {
  const { baseUrl } = app.service
  const reply = await app.fetch(new Request(`${new URL(baseUrl).origin}/404`, { headers: { accept: 'text/html' } }))
  return (await reply.text()).replaceAll('="./', `="${baseUrl}/`)
}

/** Writes everything into a temporary sibling folder, then renames it. */
const writeAll = (folder: string, files: Files): void => {
  const draft = join(dirname(folder), `.${basename(folder)}.${process.pid}.part`)
  try {
    for (const [file, content] of files) {
      mkdirSync(dirname(join(draft, file)), { recursive: true })
      writeFileSync(join(draft, file), content)
    }
    if (existsSync(folder)) for (const name of readdirSync(draft)) renameSync(join(draft, name), join(folder, name))
    else renameSync(draft, folder)
  } catch (error) {
    throw new CliError(`${stripControls(folder)} was not written: ${errorMessage(error)}.`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
