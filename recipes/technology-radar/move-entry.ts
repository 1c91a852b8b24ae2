/** Marks of a radar that its key explains: moves, and what is new. */
import type { KeyEntry } from '../../drawing/key.ts'
import { circle, line, path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Point } from '../../src/geometry/rect.ts'
import type { Color } from '../../src/scene/limits.ts'
import type { Element } from '../../src/scene/scene.ts'

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

/** A move steps back where others are in focus. */
export const toneOfMove = (isFocus: boolean, sheet: Sheet): 'accent' | 'muted' | 'ink' =>
  isFocus ? 'accent' : sheet.hasFocus ? 'muted' : 'ink'

/** A blip that was in no ring before: a dot with a plus. */
export const newBlip = ({ x, y }: Point, r: number, fill: 'accent' | 'muted'): Element[] => [
  circle(x, y, r + 1, { fill, stroke: fill }),
  path(`M ${x - 4} ${y} H ${x + 4} M ${x} ${y - 4} V ${y + 4}`, { stroke: 'surface' }),
]
