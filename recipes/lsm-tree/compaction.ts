/**
 * The compaction: what is merged, and the reach of keys between two levels.
 */
import { lineOfText, widthOf } from '../../drawing/block.ts'
import { count } from '../../drawing/describe.ts'
import { swatchEntry } from '../../drawing/key.ts'
import { path } from '../../drawing/primitives.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { bottomOf, rightOf, union } from '../../src/geometry/rect.ts'
import { type Layout, mergedRuns } from './bands.ts'
import type { LsmData } from './data.ts'
import { spotFor } from './spot.ts'

/** Draws the reach below the runs; the merged runs are filled where all runs are drawn. */
export function drawCompaction(data: LsmData, sheet: Sheet, { bands, lookup }: Layout): void {
  const [edge] = data.edges
  const [picked, ...merged] = mergedRuns(data).map(
    (run) => bands.flatMap(({ runs }) => runs).find((each) => each.run === run)?.rect,
  )
  const below = union(merged.flatMap((rect) => rect ?? []))
  if (edge === undefined || picked === undefined || below === undefined) return
  const [top, bottom] = [bottomOf(picked), below.y]
  const reach = `M ${picked.x} ${top} H ${rightOf(picked)} L ${rightOf(below)} ${bottom} H ${below.x} Z`
  sheet.put(edge, [path(reach, { fill: 'rule', stroke: 'none' })], 'ground')
  const words = `${edge.text}: 1 + ${count(merged.length, 'file')}`
  const w = widthOf(words, 'label')
  const [from, to] = [Math.min(picked.x, below.x), Math.max(rightOf(picked), rightOf(below))]
  const inner = Math.max(picked.x, below.x)
  const axis = bands[0]?.rect ?? below
  // In the reach itself, else right beside it, else wherever there is room.
  const spots = [
    { x: inner, w: Math.min(rightOf(picked), rightOf(below)) - inner },
    { x: to, w: Math.min(w + 24, rightOf(axis) - to) },
    { x: Math.max(axis.x, from - w - 24), w: Math.min(w + 24, from - axis.x) },
    { x: to, w: rightOf(axis) - to },
    { x: axis.x, w: from - axis.x },
  ]
  const x = spots.flatMap((spot) => spotFor(w, spot, lookup) ?? [])[0]
  if (x === undefined)
    return sheet.problem(edge, 'text', `${w} px wide with the number of files; no room beside the lookup`)
  sheet.put(edge, [lineOfText(words, { x, y: (top + bottom) / 2, as: 'label', align: 'middle' })], 'line')
  sheet.key(swatchEntry('Merged by the compaction', { fill: 'rule', stroke: 'ink' }))
}
