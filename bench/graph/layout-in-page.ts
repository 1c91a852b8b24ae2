/**
 * What the page of `in-chromium.ts` runs: one layout, how long it took, and where everything is.
 */

import { layoutGraph } from '../../layout/layout.ts'
import type { BoxGraph } from './boxes.ts'
import { type LaidOut, places } from './layout-places.ts'

/** Lays out one graph; milliseconds by the browser's clock. */
const layOut = ({ graph, direction }: BoxGraph): LaidOut => {
  const start = performance.now()
  const layout = layoutGraph(graph, { direction })
  return { milliseconds: performance.now() - start, places: places(layout) }
}

Object.assign(globalThis, { layOut })
