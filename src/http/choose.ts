/**
 * Chooses what a request gets of a ready reply: the content coding, and 304 where nothing changed.
 */
import Negotiator from 'negotiator'
import type { Answer, Coding, Reply } from './reply.ts'

/** What of a request decides the choice. */
export type Conditions = {
  acceptEncoding?: string | undefined
  ifNoneMatch?: string | undefined
}

const codings = ['br', 'gzip', 'identity'] as const

const negotiate = (header: string): Coding | undefined => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } })
  const [best] = negotiator.encodings([...codings], { preferred: ['br', 'gzip'] })
  return codings.find((coding) => coding === best)
}

// Longer than any client sends; what follows is not weighed, since weighing takes quadratic time.
const longestHeader = 1_000

// Browsers send a handful of values; the bound keeps a hostile client from filling the memory.
const remembered = new Map<string, Coding | undefined>()
const mostRemembered = 256

/** The content coding for an Accept-Encoding header (H15); undefined where the client refuses them all. */
export const codingFor = (sent: string | undefined): Coding | undefined => {
  if (sent === undefined || sent === '') return 'identity'
  const header = sent.slice(0, longestHeader)
  if (remembered.has(header)) return remembered.get(header)
  const coding = negotiate(header)
  if (remembered.size < mostRemembered) remembered.set(header, coding)
  return coding
}

/** If-None-Match with weak comparison, lists and `*` (RFC 9110, 13.1.2). */
export const matches = (header: string, etag: string): boolean => {
  if (header === etag || header.trim() === '*') return true
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag.replace(/^W\//, '') === etag)
}

/** Chooses among a reply's variants; undefined where no content coding is acceptable. */
export const choose = (reply: Reply, { acceptEncoding, ifNoneMatch }: Conditions): Answer | undefined => {
  const coding = codingFor(acceptEncoding)
  if (coding === undefined) return undefined
  const variant = reply.variant(coding)
  const current = ifNoneMatch !== undefined && reply.status === 200 && matches(ifNoneMatch, variant.etag)
  return current ? variant.unchanged : variant
}
