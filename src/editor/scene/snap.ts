/**
 * Where dragging snaps to: the edges and middles of others if they are close, else the grid.
 */
import type { Rect } from '../../geometry/rect.ts'
import { pitch } from '../../review/model/traits.ts'

export type Snapped = { dx: number; dy: number; guides: { x?: number; y?: number }[] }

type Options = { others: readonly Rect[]; reach: number }

/** The snapped shift closest to the wanted one; `reach` is how far edges attract, in pixels. */
export function snapMove(rect: Rect, wanted: { dx: number; dy: number }, { others, reach }: Options): Snapped {
  const across = snapAxis([rect.x, rect.w], wanted.dx, { spans: others.map(({ x, w }) => [x, w]), reach })
  const down = snapAxis([rect.y, rect.h], wanted.dy, { spans: others.map(({ y, h }) => [y, h]), reach })
  return {
    dx: across.by,
    dy: down.by,
    guides: [
      ...(across.at === undefined ? [] : [{ x: across.at }]),
      ...(down.at === undefined ? [] : [{ y: down.at }]),
    ],
  }
}

type Span = readonly [start: number, length: number]

const linesOf = ([start, length]: Span): number[] => [start, start + length / 2, start + length]

const snapAxis = (
  span: Span,
  by: number,
  { spans, reach }: { spans: readonly Span[]; reach: number },
): { by: number; at?: number } => {
  let best: { by: number; at: number; off: number } | undefined
  for (const own of linesOf(span))
    for (const other of spans.flatMap(linesOf)) {
      const off = Math.abs(other - own - by)
      if (off <= reach && (best === undefined || off < best.off)) best = { by: other - own, at: other, off }
    }
  if (best !== undefined) return { by: best.by, at: best.at }
  return { by: snapValue(span[0] + by) - span[0] }
}

/** A coordinate on the grid. */
export const snapValue = (value: number): number => Math.round(value / pitch.coarse) * pitch.coarse
