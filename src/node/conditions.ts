/**
 * Reads the few headers that a ready reply depends on.
 *
 * Off the raw list: building Node's `headers` object costs more than answering from the store.
 */
import type { IncomingMessage } from 'node:http'
import type { Conditions } from '../http/choose.ts'

/** The conditions of a request, and its Host; a header sent twice is joined as RFC 9110, 5.3 says. */
export type RawConditions = Conditions & { host?: string | undefined }

const join = (before: string | undefined, value: string): string =>
  before === undefined ? value : `${before}, ${value}`

/** Reads the conditions; names are compared by length first, so that most headers cost one comparison. */
export const conditionsOf = ({ rawHeaders }: IncomingMessage): RawConditions => {
  const found: RawConditions = { acceptEncoding: undefined, ifNoneMatch: undefined, host: undefined }
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    const { length } = name
    if (length !== 4 && length !== 13 && length !== 15) continue
    const lower = name.toLowerCase()
    if (lower === 'host') found.host = join(found.host, rawHeaders[index + 1]!)
    else if (lower === 'if-none-match') found.ifNoneMatch = join(found.ifNoneMatch, rawHeaders[index + 1]!)
    else if (lower === 'accept-encoding') found.acceptEncoding = join(found.acceptEncoding, rawHeaders[index + 1]!)
  }
  return found
}
