/**
 * Bars that go on beyond the plot: a value that is many times as far from zero as all others would leave these slivers.
 */
import { rectOf } from '../../drawing/chart/bar.ts'
import type { ChartMark } from '../../drawing/chart/mark.ts'
import { square } from '../../drawing/square.ts'

/** A cut bar is so many times as far from zero as the next, which is at most a fourth of it; how many bars may be cut. */
const [next, least, share] = [1.4, 4, 0.1]

/** The strokes at the end of a cut bar, in pixels from it. */
const strokes = [{ out: 8 }, { out: 14 }] as const
const wide = 3

/** How far bars reach at most; every limit is within. */
export function reachOfBars(values: readonly number[], limits: readonly number[]): number {
  const sizes = values.map(Math.abs).toSorted((a, b) => b - a)
  const most = Math.max(1, Math.floor(share * sizes.length))
  const last = sizes.findIndex((size, index) => {
    const rest = sizes[index + 1] ?? 0
    return index < most && rest > 0 && size >= least * rest
  })
  const reach = Math.max(next * (sizes[last + 1] ?? 0), ...limits.map((limit) => 1.1 * Math.abs(limit)))
  return last < 0 || 2 * reach > (sizes[last] ?? 0) ? Number.POSITIVE_INFINITY : reach
}

/** A value as far as it is drawn. */
export const drawnTo = (value: number, reach: number): number => Math.sign(value) * Math.min(Math.abs(value), reach)

/** Two strokes through the end of a bar that goes on. */
export const cutAt = (item: object, { x, y }: { x: number; y: number }): ChartMark => ({
  draw: (frame) => {
    const rect = rectOf(frame, { x: [0, x], y })
    const at = (out: number): number => (x < 0 ? rect.x + out : rect.x + rect.w - out - wide)
    frame.put(item, [
      square(
        strokes.map(({ out }) => ({ x: at(out), y: rect.y, w: wide, h: rect.h })),
        { fill: 'surface' },
      ),
    ])
  },
})
