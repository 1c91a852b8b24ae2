/** The key of a radar: a move as it is drawn. */
import type { KeyEntry } from '../../drawing/key.ts'
import { circle, line } from '../../drawing/primitives.ts'
import type { Color } from '../../src/scene/limits.ts'

/** From the open dot where it was to the solid one, of radius `blip`. */
export const moveEntry = (text: string, blip: number, stroke: Color): KeyEntry => ({
  text,
  kind: 'line',
  w: 56,
  sample: ({ x, y, w, h }) => {
    const middle = y + h / 2
    return [
      circle(x + 5, middle, 4, { fill: 'surface', stroke }),
      line(x + 9, middle, x + w - 2 * blip, middle, { stroke, arrow: true }),
      circle(x + w - blip, middle, blip, { fill: 'muted', stroke: 'muted' }),
    ]
  },
})
