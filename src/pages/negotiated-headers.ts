/**
 * Headers of a negotiated address, whatever form it gives (H20).
 */
import type { Headers } from '../http/headers.ts'

/** What both forms vary with. */
export const negotiatedVary = 'Accept, Accept-Encoding'

/** A shared cache must not keep what was negotiated. */
export const negotiatedCaching: Headers = {
  vary: negotiatedVary,
  'cache-control': 'private, max-age=0, must-revalidate',
  'cdn-cache-control': 'no-store',
}
