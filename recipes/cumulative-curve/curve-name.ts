/**
 * The name of a curve, beside it where it rises: outside of all curves first.
 */
import type { Block } from '../../drawing/block.ts'
import { spotsFarFrom } from '../../drawing/chart/dot.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import type { Point } from '../../src/geometry/rect.ts'

/** From a curve to its name, in pixels, and where along it names may be, in percent. */
const [away, places] = [10, [60, 55, 50, 65, 45, 70, 40, 75, 35, 80, 30, 85, 25]]
/** Where a leader may end that crosses no other curve. */
const led = [60, 90, 20, 75, 40, 95, 8]

type Named = { words: Block; side: 'before' | 'after'; steps: boolean; orElse: () => void }

/** The name of an item at its curve. */
export const curveName = (
  item: object,
  points: readonly Point[],
  { words, side, steps, orElse }: Named,
): ChartMark => ({
  draw: (frame) => {
    const placesAt = (shares: readonly number[]): Point[] =>
      shares.flatMap((share) => {
        const index = points.findIndex(({ y }) => y >= share)
        const [before, point] = [points[index - 1], points[index]]
        if (point === undefined) return []
        // Steps rise at their points; all other curves on their way from one to the next.
        const back = steps || before === undefined ? 0 : (point.y - share) / (point.y - before.y)
        const [x, from] = [frame.x.at(point.x), frame.x.at((before ?? point).x)]
        return [{ x: x - back * (x - from), y: frame.y.at(share) }]
      })
    const at = placesAt(places)
    const spotsOn = (which: Named['side']) =>
      at.map(({ x, y }) => {
        const left = which === 'after' ? x + away : x - away - words.w
        const rect = { x: left, y: y - words.h / 2, w: words.w, h: words.h }
        return { words, rect, align: which === 'after' ? ('start' as const) : ('end' as const) }
      })
    const far = placesAt(led).flatMap((point) => spotsFarFrom(point, { r: 0, words }))
    const sides = side === 'after' ? (['after', 'before'] as const) : (['before', 'after'] as const)
    frame.say(item, [...sides.flatMap(spotsOn), ...far], { layer: 'line', orElse })
  },
})
