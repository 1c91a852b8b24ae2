/**
 * Replies kept in the user's cache folder, one file each: asked for again they cost a 304, and without a
 * network they are still there.
 *
 * Nothing here ever fails a command: what cannot be read or written is as if it were not kept.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { writeFileAtomically } from '../output.ts'

/** A kept reply. `confirmed` is when the service last gave or confirmed it. */
export type CachedBody = { etag: string; confirmed: Date; body: Buffer }

/** The kept reply of an address: one line of JSON, then the body. */
export function readCachedBody(url: string): CachedBody | undefined {
  return ignoringErrors(() => {
    const file = fileOf(url)
    const bytes = readFileSync(file)
    const end = bytes.indexOf(0x0a)
    const head = JSON.parse(bytes.toString('utf8', 0, end)) as Head
    const body = bytes.subarray(end + 1)
    if (head.url !== url || head.bytes !== body.length || typeof head.etag !== 'string') return undefined
    return { etag: head.etag, confirmed: statSync(file).mtime, body }
  })
}

const ignoringErrors = <Value>(work: () => Value): Value | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}

const fileOf = (url: string): string => join(folder(), createHash('sha256').update(url).digest('hex').slice(0, 32))

const folder = (): string => join(userCache(process.env, process.platform), 'diagref', 'replies')

const userCache = (env: NodeJS.ProcessEnv, platform: NodeJS.Platform): string => {
  if (env['XDG_CACHE_HOME']) return env['XDG_CACHE_HOME']
  if (platform === 'win32') return env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local')
  return platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache')
}

type Head = { url: string; etag: string; bytes: number }

/** The most replies that are kept; the oldest go. */
const maxEntries = 400

const evictOldest = (): void => {
  const names = readdirSync(folder())
  if (names.length <= maxEntries) return
  const files = names.map((name) => join(folder(), name)).map((file) => ({ file, time: statSync(file).mtimeMs }))
  files.sort((a, b) => a.time - b.time)
  for (const { file } of files.slice(0, names.length - maxEntries)) rmSync(file, { force: true })
}

/** Keeps a reply. */
export const storeBody = (url: string, etag: string, body: Buffer): void => {
  ignoringErrors(() => {
    mkdirSync(folder(), { recursive: true })
    const head: Head = { url, etag, bytes: body.length }
    writeFileAtomically(fileOf(url), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
    evictOldest()
  })
}

/** Notes that the service confirmed a kept reply just now. */
export const markConfirmed = (url: string): void => {
  ignoringErrors(() => utimesSync(fileOf(url), new Date(), new Date()))
}
