/**
 * A reply, built once and cached: the body, its compressed forms and their ETags.
 *
 * Every endpoint of the API has finitely many replies, so each is compressed and hashed at most once;
 * a request only selects one of the prepared variants.
 */
import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { Body } from './body.ts'
import type { Headers } from './headers.ts'
import { commonHeaders } from './headers.ts'

export type ContentCoding = 'identity' | 'gzip' | 'br'

/** Status, headers and body as they are sent. */
export type PreparedResponse = {
  status: number
  headers: Headers
  /** The same headers as one list of names and values, the form Node writes fastest. */
  headerList: string[]
  content?: Body | undefined
  /** The head as Node wrote it, kept by Node's server. */
  kept?: KeptHead | undefined
}

/** A head with its date left out. */
export type KeptHead = { before: string; after: string }

/** One content coding of a reply, ready to be sent. */
export type Variant = PreparedResponse & {
  content: Body
  readonly body: Uint8Array<ArrayBuffer>
  etag: string
  /** The 304 that says this variant is still current (H14). */
  notModified: PreparedResponse
}

/** What a reply is made of. `status` is 200 by default. */
export type ReplyParts = { body: string | Uint8Array<ArrayBuffer>; headers: Headers; status?: number }

/** A reply with all its content codings, each made on first use. */
export type Reply = { readonly status: number; variant(coding: ContentCoding): Variant }

/** Makes a reply. Header names are lower case; ETag, Vary, length and the common headers are added here. */
export function makeReply({ body, headers, status = 200 }: ReplyParts): Reply {
  const content = new Body(typeof body === 'string' ? Buffer.from(body) : body)
  const digest = createHash('sha256').update(content.bytes).digest('base64url').slice(0, 22)
  const variants: Partial<Record<ContentCoding, Variant>> = {}
  return {
    status,
    variant: (coding) => (variants[coding] ??= makeVariant(coding, { content, digest, headers, status })),
  }
}

type VariantParts = { content: Body; digest: string; headers: Headers; status: number }

const makeVariant = (coding: ContentCoding, { content: whole, digest, headers, status }: VariantParts): Variant => {
  const content = coding === 'identity' ? whole : new Body(compress[coding](whole.bytes))
  const etag = etagOf(digest, coding)
  const full: Headers = {
    ...commonHeaders,
    vary: 'Accept-Encoding',
    ...headers,
    ...(status === 200 ? { etag } : {}),
    'content-length': String(content.length),
    ...(coding === 'identity' ? {} : { 'content-encoding': coding }),
  }
  const notModified = prepare(304, { ...commonHeaders, ...pick(full, unchangedHeaders), etag })
  return {
    ...prepare(status, full),
    content,
    get body() {
      return content.bytes
    },
    etag,
    notModified,
  }
}

/** How each coding is made. */
export const compress = {
  identity: (body: Uint8Array<ArrayBuffer>) => body,
  gzip: (body: Uint8Array<ArrayBuffer>) => copy(gzipSync(body, { level: 9 })),
  // Quality 5: within a tenth of the best size in a fiftieth of the time.
  br: (body: Uint8Array<ArrayBuffer>) =>
    copy(
      brotliCompressSync(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      }),
    ),
} satisfies Record<ContentCoding, (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>>

/** A copy without the slack of the compressor's buffer; a Buffer, because Node converts anything else to one to write it. */
const copy = (compressed: Uint8Array): Buffer<ArrayBuffer> => Buffer.from(new Uint8Array(compressed).buffer)

/** A strong ETag: the content's SHA-256, truncated to 132 bits, and the coding (H14). */
const etagOf = (digest: string, coding: ContentCoding): string =>
  coding === 'identity' ? `"${digest}"` : `"${digest}-${coding}"`

const prepare = (status: number, headers: Headers): PreparedResponse => ({
  status,
  headers,
  headerList: Object.entries(headers).flat(),
  kept: undefined,
})

const pick = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)))

const unchangedHeaders = ['cache-control', 'cdn-cache-control', 'vary', 'link', 'content-location', 'diagref-revision']
