/**
 * Responses cached in the user's cache folder, one file each: requested again they cost a 304, and they are
 * available without a network.
 *
 * Nothing here ever fails a command: what cannot be read or written counts as not cached.
 */
import { mkdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, evictOldest, ignoringErrors } from '../cache-folder.ts'
import { writeFileAtomically } from '../output.ts'

/** A cached response. `confirmed` is when the service last sent or confirmed it. */
export type CachedBody = { etag: string; confirmed: Date; body: Buffer }

/** Reads the cached response of a URL: one line of JSON, then the body. */
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

/** Named for the end of the URL: loading a hash would take a tenth of a command, and the file names its URL. */
const fileOf = (url: string): string => join(folder(), Buffer.from(url).toString('hex').slice(-longestName))

/** File systems allow 255; a draft of the file has a longer name. */
const longestName = 200

const folder = (): string => cacheFolder('replies')

type Head = { url: string; etag: string; bytes: number }

/** The most responses that are cached; the oldest are evicted. */
const maxEntries = 400

/** Caches a response. */
export const storeBody = (url: string, etag: string, body: Buffer): void => {
  ignoringErrors(() => {
    mkdirSync(folder(), { recursive: true })
    const head: Head = { url, etag, bytes: body.length }
    writeFileAtomically(fileOf(url), Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
    evictOldest(folder(), maxEntries)
  })
}

/** Records that the service has just confirmed a cached response. */
export const markConfirmed = (url: string): void => {
  ignoringErrors(() => utimesSync(fileOf(url), new Date(), new Date()))
}
