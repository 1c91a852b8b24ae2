/**
 * Headers by rule number (docs/contract.md): those of every response, and those that each kind adds.
 */

export type Headers = Readonly<Record<string, string>>

/** H4: the headers of a response to OPTIONS. */
export function preflightHeaders(methods: string, requestHeaders: string): Headers {
  return {
    ...commonHeaders,
    allow: methods,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': requestHeaders,
    'access-control-max-age': '86400',
  }
}

/** H1, H2: on every response, errors and 304 included. */
export const commonHeaders: Headers = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag, Link, Allow, Retry-After, Content-Disposition, Content-Length',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

/** H16: how long each kind may be cached. */
export const cacheControl = {
  json: 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=604800',
  svg: 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400, stale-if-error=604800',
  immutable: 'public, max-age=31536000, immutable',
  never: 'no-store',
} as const

/** H17: an SVG opened as a document may load and run nothing. */
export const svgContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The methods of read-only endpoints. */
export const readOnlyMethods = 'GET, HEAD, OPTIONS'

/** The conditional headers a cross-origin reader may send. */
export const conditionalRequestHeaders = 'If-None-Match, If-Modified-Since'
