/**
 * The lines from each requirement to those under it: solid with a crosshair for containment, a dashed arrow back for
 * what is derived (SysML 1.6, clause 16.3.1).
 */

import { jointAt } from '../../drawing/graph/draw-joints.ts'
import { drawEnd } from '../../drawing/graph/ends.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { Rect } from '../../src/geometry/rect.ts'
import type { Element } from '../../src/scene/scene.ts'
import type { Trace } from './traces.ts'

/** How far a requirement is to the right of the one above it, in pixels; less where they are nested deeply. */
const usual = 48
const leastWidth = 240

export const indentOf = (traces: readonly Trace[], width: number): number => {
  const deepest = Math.max(1, ...traces.map(({ depth }) => depth))
  return Math.max(12, Math.min(usual, Math.floor((width - leastWidth) / deepest / 12) * 12))
}

/** Contained requirements come first, so that the line to what is derived passes them at the left. */
const lanes = { derives: 1 / 4, contains: 3 / 4 } as const

const laneOf = (trace: Trace): keyof typeof lanes => (trace.by?.kind === 'contains' ? 'contains' : 'derives')

export function drawBranches(
  rects: ReadonlyMap<Trace, Rect>,
  { indent, sheet }: { indent: number; sheet: Sheet },
): void {
  for (const [above, from] of rects)
    for (const lane of ['contains', 'derives'] as const) {
      const below = [...rects].filter(([trace]) => trace.above === above && laneOf(trace) === lane)
      const last = below.at(-1)
      if (last === undefined) continue
      const x = from.x + indent * lanes[lane]
      const tip = { x, y: from.y + from.h }
      const mark = drawEnd(lane === 'contains' ? 'contains' : 'open', { tip, before: { x, y: tip.y + 16 } })
      const middle = ({ y, h }: Rect): number => Math.round((y + h / 2) / 4) * 4
      const stubs = below.map(([, rect]) => `M ${x} ${middle(rect)} H ${rect.x}`)
      const look = lane === 'derives' ? { dashed: true } : {}
      const elements: Element[] = [
        path([`M ${x} ${tip.y + mark.length} V ${middle(last[1])}`, ...stubs].join(' '), look),
        ...below.slice(0, -1).map(([, rect]) => jointAt({ x, y: middle(rect) })),
        ...mark.elements,
      ]
      sheet.put(last[0].by ?? '@branches', elements, 'line')
    }
}

export function keyOfBranches(traces: readonly Trace[], sheet: Sheet): void {
  const has = (lane: keyof typeof lanes): boolean =>
    traces.some((trace) => trace.by !== undefined && laneOf(trace) === lane)
  if (has('contains')) sheet.key({ text: 'Contains', sample: (rect) => sample(rect, 'contains', {}) })
  if (has('derives'))
    sheet.key({
      text: '«deriveReqt»: points to the requirement it derives from',
      sample: (rect) => sample(rect, 'open', { dashed: true }),
    })
}

const sample = ({ x, y, w, h }: Rect, end: 'open' | 'contains', look: { dashed?: boolean }): Element[] => {
  const tip = { x, y: y + h / 2 }
  const { elements, length } = drawEnd(end, { tip, before: { x: x + w, y: tip.y } })
  return [path(`M ${x + length} ${tip.y} H ${x + w}`, look), ...elements]
}
