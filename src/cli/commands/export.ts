/**
 * `diagref export DIR`: every reply of the service as a file, whole or not at all.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createCatalog } from '../../catalog/catalog.ts'
import { type App, createApp } from '../../http/app.ts'
import { readAddress } from '../client/address.ts'
import type { Run } from '../commands.ts'
import { headersFile, redirectsFile } from '../export/host-files.ts'
import { apiTargets, siteTargets } from '../export/layout.ts'
import { walk } from '../export/walk.ts'
import { say, warn } from '../output.ts'
import { codeOf, misused, Problem, wordsOf } from '../problem.ts'
import { loadRecipes, loadSite } from '../service.ts'
import { harmless } from '../terminal.ts'
import { textOf } from '../values.ts'

type Files = ReadonlyMap<string, string | Uint8Array>

/** What hosts show for an address that is not there, at whatever depth: the service's own page with absolute links. */
const missingPage = async (app: App): Promise<string> => {
  const { baseUrl } = app.service
  const reply = await app.fetch(new Request(`${new URL(baseUrl).origin}/404`, { headers: { accept: 'text/html' } }))
  return (await reply.text()).replaceAll('="./', `="${baseUrl}/`)
}

const makeFiles = async (baseUrl: string): Promise<Files> => {
  const fault = (error: unknown): never => {
    throw error instanceof Error ? error : new Error(String(error))
  }
  const catalog = createCatalog(await loadRecipes())
  const app = createApp({ catalog, site: await loadSite(), baseUrl, onFault: fault })
  const targets = apiTargets(catalog.recipes.map(({ id }) => id))
  const { pages, missing } = await walk(app, targets, siteTargets)
  for (const { address, from } of missing) warn(`${from} leads to ${address}, which is not there`)
  return new Map<string, string | Uint8Array>([
    ['404.html', await missingPage(app)],
    ...pages.map(({ file, body }) => [file, body] as const),
    ['_headers', headersFile(pages)],
    ['_redirects', redirectsFile()],
  ])
}

const entriesOf = (folder: string): string[] => {
  try {
    return existsSync(folder) ? readdirSync(folder) : []
  } catch (error) {
    const why = codeOf(error) === 'ENOTDIR' ? 'it is a file' : wordsOf(error)
    throw new Problem(`${harmless(folder)} cannot be written to: ${why}.`)
  }
}

/** Writes everything into a folder beside the wanted one, then moves it there. */
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
    throw new Problem(`${harmless(folder)} was not written: ${wordsOf(error)}.`)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

export const run: Run = async ({ operands, values }) => {
  const address = textOf(values, 'base-url')
  if (address === undefined) {
    throw misused(
      'export needs --base-url URL, the address the files will be served at: replies hold absolute addresses.',
    )
  }
  const folder = resolve(operands[0]!)
  if (entriesOf(folder).length > 0)
    throw new Problem(`${harmless(operands[0]!)} is not empty; name a new folder, so that nothing old stays in it.`)
  const files = await makeFiles(readAddress(address, '--base-url'))
  writeAll(folder, files)
  say(`${files.size} files written to ${harmless(operands[0]!)}`)
}
