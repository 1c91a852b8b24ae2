/**
 * Reads what the selection of a reply depends on straight off Node's request, without a Request or a Headers.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestConditions } from '../http/select-variant.ts'

/**
 * Reads the conditions from the raw list: building Node's `headers` object costs more than serving from the cache.
 * Names are compared by length first, so that most headers cost one comparison.
 */
export function readConditions({ rawHeaders }: IncomingMessage): RawConditions {
  const found: RawConditions = { acceptEncoding: undefined, ifNoneMatch: undefined, host: undefined }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length !== 4 && name.length !== 13 && name.length !== 15) continue
    const lower = name.toLowerCase()
    const value = rawHeaders[index + 1] ?? ''
    if (lower === 'host') found.host = join(found.host, value)
    else if (lower === 'if-none-match') found.ifNoneMatch = join(found.ifNoneMatch, value)
    else if (lower === 'accept-encoding') found.acceptEncoding = join(found.acceptEncoding, value)
  }
  return found
}

/** The conditions of a request, and its Host; a repeated header is joined according to RFC 9110, 5.3. */
export type RawConditions = RequestConditions & { host?: string | undefined }

const join = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`
