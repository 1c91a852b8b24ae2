/**
 * Headers of a negotiated URL, in any representation (H20).
 */
import type { Headers } from '../http/headers.ts'

/** What both representations vary with. */
export const negotiatedVary = 'Accept, Accept-Encoding'

/** A shared cache must not keep what was negotiated. */
export const negotiatedCaching: Headers = {
  vary: negotiatedVary,
  'cache-control': 'private, max-age=0, must-revalidate',
  'cdn-cache-control': 'no-store',
}
