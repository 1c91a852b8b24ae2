/**
 * Selects what a request gets of a reply: a content coding, or a 304 if nothing changed.
 */
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { ContentCoding, PreparedResponse, Reply } from './reply.ts'

/** The request headers that the selection depends on. */
export type RequestConditions = {
  acceptEncoding?: string | undefined
  ifNoneMatch?: string | undefined
}

/** Selects a reply's variant; undefined if no content coding is acceptable. */
export function selectVariant(
  reply: Reply,
  { acceptEncoding, ifNoneMatch }: RequestConditions,
): PreparedResponse | undefined {
  const coding = negotiateCoding(acceptEncoding)
  if (coding === 'none') return undefined
  const variant = reply.variant(coding)
  const isCurrent = ifNoneMatch !== undefined && reply.status === 200 && matchesTag(ifNoneMatch, variant.etag)
  return isCurrent ? variant.notModified : variant
}

/** The content coding for an Accept-Encoding header (H15); none if the client accepts none. */
const negotiateCoding = (sent: string | undefined): ContentCoding | 'none' => {
  if (sent === undefined || sent === '') return 'identity'
  const header = sent.slice(0, longestHeader)
  const known = negotiated.get(header)
  if (known !== undefined) return known
  const [best] = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...codings], {
    preferred: ['br', 'gzip'],
  })
  const coding = codings.find((each) => each === best) ?? 'none'
  negotiated.set(header, coding)
  return coding
}

// Longer than any client sends; the rest is ignored, because negotiation takes quadratic time.
const longestHeader = 1_000

/** Browsers send a handful of values. */
const negotiated = new LRUCache<string, ContentCoding | 'none'>({ max: 256 })

const codings = ['br', 'gzip', 'identity'] as const

/** If-None-Match with weak comparison, lists and `*` (RFC 9110, 13.1.2). */
const matchesTag = (header: string, etag: string): boolean => {
  if (header === etag || header.trim() === '*') return true
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? []
  return tags.some((tag) => tag.replace(/^W\//, '') === etag)
}
