/**
 * Lifelines: what makes a picture a sequence.
 */
import { distanceToPolylines } from '../../geometry/polyline.ts'
import { bottomOf, rightOf } from '../../geometry/rect.ts'
import { isLifeline, isUpright } from './anchor.ts'
import type { Connector } from './connector.ts'
import type { Drawn } from './drawn.ts'

type Found = { drawn: Drawn[]; shapes: Drawn[]; connectors: Connector[] }

/**
 * The lifelines of a sequence: upright lines that hang from shapes, dashed or with messages. One that also ends on a
 * shape is a connector unless messages end on it; one alone is a line.
 */
export function findLifelines({ drawn, shapes, connectors }: Found): Drawn[] {
  const joining = new Set(connectors.map((connector) => connector.drawn))
  const hanging = drawn.filter(
    (item) =>
      isUpright(item) &&
      hangs(item, shapes) &&
      ((isLifeline(item) && !joining.has(item)) || hasMessages(item, connectors)),
  )
  return hanging.length < 2 ? [] : hanging
}

const hasMessages = (item: Drawn, connectors: readonly Connector[]): boolean =>
  connectors.some(
    ({ directed, tail, tip }) =>
      directed &&
      [tail, tip].some(({ anchor }) => anchor?.to === item || (anchor?.kind === 'shape' && isBarOn(item, anchor.to))),
  )

/** The widest bar, in pixels. */
const widestBar = 16

/** Whether something is a bar on a line: upright, slim, and on both sides of it. */
const isBarOn = ({ bounds: line }: Drawn, { bounds: bar }: Drawn): boolean =>
  bar.w <= widestBar &&
  bar.h > bar.w &&
  bar.x < line.x &&
  line.x < rightOf(bar) &&
  line.y < bottomOf(bar) &&
  bar.y < bottomOf(line)

/** Whether a line begins at the edge of a shape, to 2 px. */
const hangs = ({ element }: Drawn, shapes: readonly Drawn[]): boolean =>
  element.type === 'line' && shapes.some(({ outlines }) => distanceToPolylines(element, outlines) <= 2)
